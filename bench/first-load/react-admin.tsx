import { useMemo } from 'react';
import {
  Admin,
  type AuthProvider,
  Datagrid,
  type DataProvider,
  DateField,
  List,
  memoryStore,
  NumberField,
  Resource,
  TextField,
} from 'react-admin';
import { mount } from '../mount.tsx';
import type { Order } from '../rows.ts';

/** Accepts anyone with a session cookie, which the measuring page sets before the list. */
const authProvider: AuthProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => {
    if (!document.cookie.includes('session=')) throw new Error('Sign in');
  },
  checkError: async () => undefined,
  getPermissions: async () => undefined,
};

/** The server has one call: the first page of orders. */
const dataProvider = {
  getList: async () => {
    const orders: Order[] = await (await fetch('/orders.json')).json();
    return { data: orders, total: 5_000 };
  },
} as unknown as DataProvider;

/** A sign-in and a list of orders, built as react-admin's documentation does. */
function Page() {
  const store = useMemo(() => memoryStore(), []);
  return (
    <Admin authProvider={authProvider} dataProvider={dataProvider} store={store} disableTelemetry>
      <Resource name="orders" list={Orders} />
    </Admin>
  );
}

const Orders = () => (
  <List>
    <Datagrid rowClick="show">
      <TextField source="id" />
      <DateField source="created" />
      <TextField source="customer" />
      <TextField source="property" />
      <DateField source="checkIn" />
      <TextField source="status" />
      <NumberField source="total" options={{ style: 'currency', currency: 'EUR' }} />
      <NumberField source="paid" options={{ style: 'currency', currency: 'EUR' }} />
    </Datagrid>
  </List>
);

mount(<Page />);
