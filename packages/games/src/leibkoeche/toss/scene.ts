import type * as Rapier from '@dimforge/rapier2d-deterministic-compat';
import type { Pan } from '../rules/index.ts';
import { DEPTH, DROP, FLOOR, PANCAKE, REACH, RIM, TABLE } from './geometry.ts';

export type Engine = typeof Rapier;

/** Pan, pancake and table in a world of their own. */
export interface Scene {
  readonly world: Rapier.World;
  readonly pan: Rapier.RigidBody;
  readonly pancake: Rapier.RigidBody;
  readonly panParts: readonly Rapier.Collider[];
  readonly pancakeBody: Rapier.Collider;
  readonly table: Rapier.Collider;
}

/** Steps of the engine in one step of a trace: with fewer the pan passes through the pancake. */
export const SUBSTEPS = 4;

const GRAVITY = -98.1;
const SECONDS = 1 / 60 / SUBSTEPS;
const TABLE_HALF = { width: 60, height: 2 };

export function setScene(engine: Engine, size: Pan): Scene {
  const world = new engine.World({ x: 0, y: GRAVITY });
  world.timestep = SECONDS;
  world.lengthUnit = 1;
  const pan = world.createRigidBody(engine.RigidBodyDesc.kinematicPositionBased());
  const panParts = panShapes(engine, size).map((shape) =>
    world.createCollider(shape.setFriction(1).setRestitution(0.05), pan),
  );
  const table = world.createCollider(
    engine.ColliderDesc.cuboid(TABLE_HALF.width, TABLE_HALF.height)
      .setTranslation(0, TABLE - TABLE_HALF.height)
      .setFriction(0.8)
      .setRestitution(0.1),
  );
  const pancake = world.createRigidBody(
    engine.RigidBodyDesc.dynamic()
      .setTranslation(REACH, PANCAKE.thick - DROP)
      .setCcdEnabled(true),
  );
  const { half, thick, round } = PANCAKE;
  const pancakeBody = world.createCollider(
    engine.ColliderDesc.roundCuboid(half - round, thick - round, round)
      .setFriction(1)
      .setRestitution(0.05),
    pancake,
  );
  return { world, pan, pancake, panParts, pancakeBody, table };
}

/** The floor and the two sloping sides, all of them solid downward. */
function panShapes(engine: Engine, size: Pan): readonly Rapier.ColliderDesc[] {
  const half = FLOOR[size];
  const floor = engine.ColliderDesc.cuboid(half, DEPTH / 2).setTranslation(
    REACH,
    -DROP - DEPTH / 2,
  );
  return [floor, side(engine, REACH - half, -RIM), side(engine, REACH + half, RIM)];
}

function side(engine: Engine, from: number, outward: number): Rapier.ColliderDesc {
  const corners = [
    from,
    -DROP,
    from + outward,
    RIM - DROP,
    from + outward,
    RIM - DEPTH - DROP,
    from,
    -DEPTH - DROP,
  ];
  const shape = engine.ColliderDesc.convexHull(Float32Array.from(corners));
  if (shape === null) throw new Error('the side of the pan has no area');
  return shape;
}
