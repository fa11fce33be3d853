import { isAllowed, licencesOf } from './licences.ts';
import { readLockFile } from './lock-file.ts';

/** `npm run licences`: every package of others, under which licence, and whether it may be used so. */
const all = licencesOf(readLockFile());
for (const isShipped of [true, false]) {
  const some = all.filter((one) => one.isShipped === isShipped);
  console.log(`${isShipped ? 'Shipped' : 'For building and testing'}: ${some.length} packages`);
  for (const { name, version, licence } of some) {
    console.log(`  ${licence.padEnd(18)} ${name} ${version}`);
  }
}

const refused = all.filter((one) => !isAllowed(one));
for (const { name, licence, isShipped } of refused) {
  const use = isShipped ? 'shipped' : 'used';
  console.error(`${name} may not be ${use} under ${licence} (scripts/licences/licences.ts)`);
}
process.exitCode = refused.length === 0 ? 0 : 1;
