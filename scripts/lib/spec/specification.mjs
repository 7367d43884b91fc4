import { findMarkFaults, readMarks, readTests, testsById } from './marks.mjs';
import { writePage } from './page.mjs';
import { findRequirementFaults, readSections } from './requirements.mjs';

/**
 * Reads the requirements and the marks of the tests below `root`.
 * @param {string} root
 */
export function readSpecification(root) {
  const sections = readSections(root);
  const requirements = sections.flatMap((section) => section.requirements);
  const marks = readTests(root).flatMap(readMarks);
  const tests = testsById(marks);
  return {
    requirements,
    unproven: requirements.filter(({ id }) => !tests.has(id)),
    faults: [
      ...findRequirementFaults(root, requirements),
      ...findMarkFaults(marks, new Set(requirements.map(({ id }) => id))),
    ],
    page: writePage(sections, tests),
  };
}
