import type { MainPage } from '@deck/api/contract/settings';
import { type MainPageBlock, mainPageBlocks } from '@deck/api/vocabulary';

export interface BlockChoice {
  readonly block: MainPageBlock;
  readonly shown: boolean;
}

export interface MainPageForm {
  /** Every block once, in its order. */
  blocks: BlockChoice[];
  /** Digits; empty while there are none. */
  expiresSoonHours: string;
}

/** The blocks that are shown in their order, then the hidden ones. */
export const toForm = ({ blocks, expiresSoonHours }: MainPage): MainPageForm => ({
  blocks: [
    ...blocks.map((block) => ({ block, shown: true })),
    ...mainPageBlocks.filter((block) => !blocks.includes(block)).map((block) => ({ block, shown: false })),
  ],
  expiresSoonHours: String(expiresSoonHours),
});

/** No digits are 0 hours, which the contract refuses with its limits. */
export const getMainPage = ({ blocks, expiresSoonHours }: MainPageForm): MainPage => ({
  blocks: blocks.filter(({ shown }) => shown).map(({ block }) => block),
  expiresSoonHours: Number(expiresSoonHours),
});
