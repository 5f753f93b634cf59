import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { packagePath } from '../package-path.ts';
import { untar } from './untar.ts';

/** Without a font configuration of its own a bare machine silently prints blank pages. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
  <config></config>
</fontconfig>
`;

/**
 * Unpacks the Chromium of the npm package once to a folder named after its version, and returns that folder.
 *
 * The package's own unpacking writes to fixed names in the temporary folder and trusts whatever is there. Here the
 * folder appears by one rename at the end, so that a killed or parallel unpacking never leaves half a browser.
 */
export async function unpackChromium(dataDir: string): Promise<string> {
  const bin = join(dirname(packagePath('@sparticuz/chromium')), '..', '..', 'bin');
  const { version } = JSON.parse(readFileSync(join(bin, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(dataDir, 'chromium', version);
  if (existsSync(folder)) return folder;

  await sweepLeftovers(join(dataDir, 'chromium'));
  const part = `${folder}.${randomBytes(6).toString('hex')}.part`;
  try {
    await mkdir(part, { recursive: true });
    await pipeline(
      createReadStream(join(bin, 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(join(part, 'chromium'), { mode: 0o755 }),
    );
    for (const archive of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'])
      await untar(join(bin, archive), part);
    await writeFile(join(part, 'fonts.conf'), FONTS_CONF);
    await rename(part, folder);
  } catch (error) {
    // Another process was faster: its folder is as good as ours.
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
  return folder;
}

/** A killed unpacking leaves 260 MB; after ten minutes nothing works on them any more. */
async function sweepLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((entry) => entry.endsWith('.part'))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > 10 * 60_000) await rm(path, { recursive: true, force: true });
  }
}
