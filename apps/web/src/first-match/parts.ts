/** Everything that only beginners see; fetched when there is one. */
export { Accompaniment } from './Accompaniment.tsx';
export { FirstCardPlace } from './FirstCardPlace.tsx';
