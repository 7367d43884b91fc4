/** Which server this page talks to, read once from the page itself; one build serves them all. */
const serverEnvironments = ['prod', 'stg', 'qa', 'dev'] as const;
type ServerEnvironment = (typeof serverEnvironments)[number];

export function serverEnvironment(page: Document = document): ServerEnvironment {
  const content = page.querySelector('meta[name="deck-environment"]')?.getAttribute('content');
  return serverEnvironments.find((name) => name === content) ?? 'prod';
}
