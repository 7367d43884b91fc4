import { makeOrders } from '../rows.ts';

/** What the kit pages show, whoever draws them. */
export const properties = Array.from({ length: 250 }, (_, index) => ({
  value: `p${index}`,
  label: `${['Kalypso', 'Lykavittos', 'Thalassa', 'Halcyon', 'Meltemi'][index % 5]} ${['Bay', 'Suites', 'Villas', 'House'][index % 4]} ${index}`,
}));

export const orders = makeOrders(50);
