import type { Random } from '../random.ts';
import { asked } from './cards.ts';
import { held } from './held.ts';
import type { Story } from './story.ts';
import { taken } from './taken.ts';
import { unpaid } from './unpaid.ts';

const stories: readonly Story[] = [...taken, ...held, ...unpaid, ...asked];

/** The story with this name. */
export function getStory(name: string): Story {
  const story = stories.find((one) => one.name === name);
  if (!story) throw new Error(`The demo has no story "${name}"`);
  return story;
}

/** A random story that fits an order's age. */
export function someStory(random: Random, age: number): Story {
  const possible = stories.filter(({ from = 0, to = Number.POSITIVE_INFINITY }) => age >= from && age <= to);
  return random.weighted(possible.map((story) => [story, story.weight] as const));
}
