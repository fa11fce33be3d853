/** The engine's own file, beside its script in the package. */
const FILE = './rapier_wasm2d_bg.wasm';

/** Where the script decodes what it carries as text, and starts the engine from it. */
const CARRIED = /[\w$]+\.toByteArray\("(?<text>[A-Za-z0-9+/=]{100000,})"\)\.buffer/;

export interface Apart {
  /** The script, which fetches the engine from an address instead. */
  readonly code: string;
  /** What it carried. */
  readonly wasm: Uint8Array;
}

/** Takes the WebAssembly out of the physics engine's script: it is fetched as a file, and compiled while it comes in. */
export function wasmApart(script: string): Apart {
  const carried = CARRIED.exec(script);
  const text = carried?.groups?.['text'];
  if (!carried || text === undefined) throw new Error('the physics engine carries no WebAssembly');
  const before = script.slice(0, carried.index);
  const after = script.slice(carried.index + carried[0].length);
  return {
    code: `import addressOfWasm from '${FILE}?url';\n${before}addressOfWasm${after}`,
    wasm: Buffer.from(text, 'base64'),
  };
}
