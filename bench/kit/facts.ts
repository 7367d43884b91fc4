import { makeOrders } from '../rows.ts';

/** The data of the kit pages, for every kit. */
export const properties = Array.from({ length: 250 }, (_, index) => ({
  value: `p${index}`,
  label: `${['Kalypso', 'Lykavittos', 'Thalassa', 'Halcyon', 'Meltemi'][index % 5]} ${['Bay', 'Suites', 'Villas', 'House'][index % 4]} ${index}`,
}));

export const orders = makeOrders(50);
