import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, CHROMIUM_FLAGS } from '../setup/chromium.ts';
import { run } from '../setup/run.mjs';
import { LIGHTHOUSE } from './install.ts';
import { type Measurement, readReport, type Report } from './measurement.ts';

/** One page in a browser of its own that has never seen it. Its usual setting is a phone. */
export async function measure(address: string): Promise<Measurement> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  try {
    const file = join(folder, 'report.json');
    const args = [
      address,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      '--no-enable-error-reporting',
      `--chrome-flags=${['--headless', ...CHROMIUM_FLAGS].join(' ')}`,
    ];
    const env = { ...process.env, CHROME_PATH: chromium() };
    const code = await run(process.execPath, [LIGHTHOUSE, ...args], { env });
    if (code !== 0) throw new Error(`Lighthouse failed on ${address}`);
    return readReport(JSON.parse(await readFile(file, 'utf8')) as Report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
