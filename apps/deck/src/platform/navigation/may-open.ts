import { createContext, useContext } from 'react';

/** Says whether the person signed in may open a path as the route table writes it. */
type MayOpen = (path: string) => boolean;

const MayOpenContext = createContext<MayOpen>(() => false);

/** Given by the frame of the product: the route table reads the screens, so a screen cannot read the table. */
export const MayOpenProvider = MayOpenContext.Provider;
export const useMayOpen = (): MayOpen => useContext(MayOpenContext);
