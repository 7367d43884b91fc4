import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/VisuallyHidden.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Flex.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/Table.css';
import '@mantine/core/styles/Tabs.css';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Tooltip.css';
import '@mantine/dates/styles.css';
import '@mantine/notifications/styles.css';
import {
  Button,
  Group,
  MantineProvider,
  Modal,
  NumberInput,
  Select,
  Stack,
  Tabs,
  TextInput,
  Tooltip,
} from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { useDisclosure } from '@mantine/hooks';
import { Notifications, notifications } from '@mantine/notifications';
import { AsYouType, type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { useState } from 'react';
import { properties } from './facts.ts';
import { Orders } from './mantine-table.tsx';

const names = new Intl.DisplayNames('en', { type: 'region' });
const countries = getCountries().map((iso) => ({
  value: iso,
  label: `${names.of(iso)} +${getCountryCallingCode(iso)}`,
}));

const presets: { label: string; value: [string, string] }[] = [
  { label: 'Today', value: ['2026-11-20', '2026-11-20'] },
  { label: 'Last 4 weeks', value: ['2026-10-24', '2026-11-20'] },
  { label: 'Last 3 months', value: ['2026-08-21', '2026-11-20'] },
  { label: 'Last 12 months', value: ['2025-11-21', '2026-11-20'] },
];

/** The kit page, with Mantine. */
export function KitPage({ withAmount = false }: { withAmount?: boolean }) {
  return (
    <MantineProvider>
      <Notifications />
      <Stack p="lg">
        <Fields withAmount={withAmount} />
        <Acts />
        <Parts />
        <Orders />
      </Stack>
    </MantineProvider>
  );
}

function Fields({ withAmount }: { withAmount: boolean }) {
  const [name, setName] = useState('');
  const [property, setProperty] = useState<string | null>(null);
  const [stay, setStay] = useState<[string | null, string | null]>([null, null]);
  const [amount, setAmount] = useState<string | number>('');
  return (
    <>
      <TextInput label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <Select label="Property" searchable data={properties} value={property} onChange={setProperty} />
      <DatePickerInput
        type="range"
        label="Stay"
        value={stay}
        onChange={setStay}
        presets={presets}
        numberOfColumns={2}
        defaultDate="2026-11-20"
      />
      <Phone />
      {withAmount && (
        <NumberInput
          label="Amount"
          value={amount}
          onChange={setAmount}
          thousandSeparator=","
          decimalScale={2}
          prefix="€"
        />
      )}
    </>
  );
}

function Phone() {
  const [country, setCountry] = useState<string | null>('GR');
  const [phone, setPhone] = useState('');
  const read = (text: string) => setPhone(new AsYouType((country ?? 'GR') as CountryCode).input(text));
  return (
    <Group align="end">
      <Select label="Country" searchable data={countries} value={country} onChange={setCountry} />
      <TextInput
        label="Phone"
        type="tel"
        value={phone}
        onChange={(event) => read(event.currentTarget.value)}
      />
    </Group>
  );
}

function Acts() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <Group>
      <Tooltip label="The guest receives the link by e-mail">
        <Button
          variant="default"
          onClick={() => notifications.show({ message: 'Link sent', color: 'green' })}
        >
          Send
        </Button>
      </Tooltip>
      <Button onClick={open}>Refund</Button>
      <Modal opened={opened} onClose={close} title="Refund">
        <Stack>
          The guest gets the money back.
          <Group justify="end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Do it</Button>
          </Group>
        </Stack>
      </Modal>
    </Group>
  );
}

function Parts() {
  return (
    <Tabs defaultValue="payments">
      <Tabs.List>
        <Tabs.Tab value="payments">Payments</Tabs.Tab>
        <Tabs.Tab value="timeline">Timeline</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="payments">No payments yet</Tabs.Panel>
      <Tabs.Panel value="timeline">Created</Tabs.Panel>
    </Tabs>
  );
}
