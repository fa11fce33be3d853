import { keptRecords } from '../replay/kept-records.ts';
import { deviceStore } from './device-store.ts';

/** The records out of files that are kept on this device. */
export const recordsHere = keptRecords(deviceStore);
