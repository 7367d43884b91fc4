import { buildBrands } from './brands.mjs';
import { compileDeclarations, copyDeclarations } from './declarations.mjs';
import { PUBLISHED } from './exports.mjs';
import { writeManifest } from './manifest.mjs';
import { buildScripts } from './scripts.mjs';

/** Builds all published packages into their folders `dist`, from which they are packed. */
export async function buildPackages() {
  await compileDeclarations();
  for (const name of PUBLISHED) {
    const { imported, effects } = await buildScripts(name);
    const types = copyDeclarations(name);
    if (name === 'tokens') await buildBrands();
    writeManifest(name, new Set([...imported, ...types]), effects);
  }
}
