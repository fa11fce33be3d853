import { must } from '@kast/kernel';
import { afterEach, beforeEach } from 'vitest';
import type { Store } from '../store.ts';

/** An empty place to keep matches in, that can be opened again and again, also while it is open. */
export interface StorePlace {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** What a part of the contract works on: anew for each test. */
export interface StoreInTest {
  readonly place: StorePlace;
  readonly store: Store;
  /** Closes it and opens it again. */
  reopen(): Promise<void>;
}

export function storeInTest(newPlace: () => Promise<StorePlace>, connections: number): StoreInTest {
  let place: StorePlace | undefined;
  let store: Store | undefined;
  const thePlace = () => must(place, 'a place');
  const theStore = () => must(store, 'an open store');

  const open = async (): Promise<void> => {
    const stores = Array.from({ length: connections }, () => thePlace().open());
    store = takingTurns(await Promise.all(stores));
  };

  beforeEach(async () => {
    place = await newPlace();
    await open();
  });

  afterEach(async () => {
    await theStore().close();
    await thePlace().remove();
  });

  return {
    get place() {
      return thePlace();
    },
    get store() {
      return theStore();
    },
    async reopen() {
      await theStore().close();
      await open();
    },
  };
}

/** Each call goes to the next one: what one has written the other must see at once. */
function takingTurns(stores: readonly Store[]): Store {
  let calls = 0;
  const close = async (): Promise<void> => {
    await Promise.all(stores.map((store) => store.close()));
  };
  return new Proxy(must(stores[0], 'a store'), {
    get(_first, name): unknown {
      if (name === 'close') return close;
      return Reflect.get(must(stores[calls++ % stores.length], 'a store'), name);
    },
  });
}
