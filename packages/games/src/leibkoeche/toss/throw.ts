import { MOST_STEPS, type Pan } from '../rules/index.ts';
import { type Touch, touchOf } from './contacts.ts';
import { LIFT, raisedBy, UNIT } from './geometry.ts';
import { type Landing, Watch } from './landing.ts';
import { type Engine, type Scene, setScene, SUBSTEPS } from './scene.ts';

/** A body as it is drawn; the pan's place is its pivot. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** What is to be seen after one step. */
export interface Moment {
  readonly pan: Pose;
  readonly pancake: Pose;
  readonly touches: Touch;
}

/** One toss while it is made: the same steps whether a hand makes them now or a trace did before. */
export class Throw {
  readonly #scene: Scene;
  readonly #watch = new Watch();
  /** In units above level. */
  #raised = 0;
  #steps = 0;
  #freed = false;

  constructor(engine: Engine, pan: Pan) {
    this.#scene = setScene(engine, pan);
  }

  /** LK8.3: how it ended, as soon as that is settled. */
  get landing(): Landing | undefined {
    return this.#watch.landing;
  }

  /** The pancake has been thrown up or has fallen off: what comes now is the result. */
  get tossed(): boolean {
    return this.#watch.tossed;
  }

  /** One sixtieth of a second. `moved` is an entry of a trace; after the longest trace the hand is still. */
  step(moved: number): Moment {
    if (this.#freed) throw new Error('this throw is over');
    const from = this.#raised;
    if (this.#steps < MOST_STEPS) this.#raised = raisedBy(from, moved);
    this.#steps += 1;
    let touches: Touch = null;
    for (let substep = 1; substep <= SUBSTEPS; substep++) {
      const raised = from + ((this.#raised - from) * substep) / SUBSTEPS;
      touches = this.#substep(raised) ?? touches;
    }
    this.#watch.stepped(this.#steps);
    return { pan: this.#pan(), pancake: this.#pancake(), touches };
  }

  /** Gives the engine's memory back; nothing can be stepped after that. */
  free(): void {
    if (this.#freed) return;
    this.#freed = true;
    this.#scene.world.free();
  }

  #substep(raised: number): Touch {
    const { world, pan } = this.#scene;
    pan.setNextKinematicRotation(raised * UNIT);
    pan.setNextKinematicTranslation({ x: 0, y: raised * LIFT });
    world.step();
    const touch = touchOf(this.#scene);
    const { x, y, angle } = this.#pancake();
    const pivot = raised * LIFT;
    this.#watch.see({ x, y: y - pivot, height: y, angle, panAngle: raised * UNIT, touch });
    return touch;
  }

  #pan(): Pose {
    return { x: 0, y: this.#raised * LIFT, angle: this.#raised * UNIT };
  }

  #pancake(): Pose {
    const { x, y } = this.#scene.pancake.translation();
    return { x, y, angle: this.#scene.pancake.rotation() };
  }
}
