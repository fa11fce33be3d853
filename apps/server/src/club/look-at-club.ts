import { fail, ok, type Result } from '@kast/kernel';
import type { WireError } from '@kast/protocol';
import type { ClubServices } from './change-club.ts';
import { takeResults } from './table-results.ts';
import type { ClubId, WholeClub } from '../store/store.ts';

/** An evening as it stands now, with the results of matches that have just ended. */
export async function lookAtClub(
  services: ClubServices,
  id: ClubId,
): Promise<Result<WholeClub, WireError<'unknown-club'>>> {
  const whole = await services.store.clubs.find(id);
  if (!whole) return fail({ code: 'unknown-club' });
  if (!(await takeResults(services, whole))) return ok(whole);
  const newer = await services.store.clubs.find(id);
  return newer ? ok(newer) : fail({ code: 'unknown-club' });
}
