import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { registry } from '#resources/index.ts';
import { callingCodes } from '#resources/domain/calling-codes.ts';
import { Address } from './Address.tsx';
import { Chips } from './Chips.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { DialogSection } from './DialogSection.tsx';
import { DisabledReason } from './DisabledReason.tsx';
import { Flag } from './Flag.tsx';
import { FlagService } from './flag-service.ts';
import { Icon, iconNames, isIconName } from './icons.tsx';
import { Avatar } from './Avatar.tsx';
import { Empty, FailedState } from './Places.tsx';
import { StatCard } from './StatCard.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';
import { themeOf } from './theme.ts';
import { themeNames } from './tokens.ts';

test('every declaration names a drawing that is there', () => {
  expect(registry.all.map(({ icon }) => icon).filter((icon) => !isIconName(icon))).toEqual([]);
  expect(isIconName('constructor')).toBe(false);
  for (const name of iconNames) expect(renderedPath(<Icon name={name} />)).toMatch(/^m/i);
});

const renderedPath = (element: ReactElement): string => {
  const { container, unmount } = render(element);
  const d = container.querySelector('path')?.getAttribute('d') ?? '';
  unmount();
  return d;
};

test.each(themeNames)('THEME-01 %s becomes a theme with the variables of the plain stylesheets', (name) => {
  const theme = createTheme(themeOf(name));
  expect(theme.palette.mode).toBe(name === 'dark' ? 'dark' : 'light');
  expect(themeOf(name)).toBe(themeOf(name));
  expect(JSON.stringify(theme.components?.MuiCssBaseline)).toContain('--ad-primary');
});

test('ART-09 five chips, then the count of the others with their names on hover', () => {
  render(<Chips items={['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((label) => ({ key: label, label }))} others={(count) => `+${count} others`} />);
  expect(screen.getByText('e')).toBeInTheDocument();
  expect(screen.queryByText('f')).toBeNull();
  expect(screen.getByText('+2 others')).toHaveAttribute('title', 'f, g');
});

test('USER-46 a state is an icon and a word', () => {
  const { container } = render(<StatusBadge tone="success" icon="check_circle">Verified</StatusBadge>);
  expect(screen.getByText('Verified')).toBeInTheDocument();
  expect(container.querySelector('svg')).not.toBeNull();
});

test('a control that may not be used says why on focus, and does nothing', async () => {
  let pressed = 0;
  render(<DisabledReason reason="Only admins"><Button onClick={() => (pressed += 1)}>Delete</Button></DisabledReason>);
  const button = screen.getByRole('button', { name: 'Delete' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  // Whether a focus came by the keyboard is guessed here by what happened before, now and then wrongly; a browser knows.
  const matches = button.matches.bind(button);
  vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible' || matches(selector));
  await userEvent.tab();
  expect(button).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Only admins');
  await userEvent.keyboard('{Enter} ');
  await userEvent.click(button);
  expect(pressed).toBe(0);
});

test('without a reason the control is what it was', async () => {
  let pressed = 0;
  render(<DisabledReason reason={undefined}><Button onClick={() => (pressed += 1)}>Delete</Button></DisabledReason>);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(pressed).toBe(1);
});

const Desk = (): ReactElement => {
  const [open, setOpen] = useState(false);
  const [drawn, draw] = useState(0);
  return (
    <ThemeProvider theme={createTheme(themeOf('classic'))}>
      <button key={drawn} type="button" data-focus-key="7-edit" onClick={() => setOpen(true)}>Edit</button>
      {open && (
        <DialogFrame title="Marko" size={1000} onClose={() => { draw(drawn + 1); setOpen(false); }} sections={[{ id: 'one', label: 'General' }, { id: 'two', label: 'Contact', mark: { tone: 'info', word: 'unsaved' } }]} footer={<Button>Save</Button>}>
          <DialogSection id="one" title="General">1</DialogSection>
          <DialogSection id="two" title="Contact">2</DialogSection>
        </DialogFrame>
      )}
    </ThemeProvider>
  );
};

test('OP-084 a dialog is named by its title, its rail leads to sections, it keeps the focus, and the focus returns, also to an opener that was drawn anew', async () => {
  render(<Desk />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('dialog', { name: 'Marko' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Contact/ }));
  expect(document.getElementById('two')).toHaveFocus();
  const dialog = screen.getByRole('dialog', { name: 'Marko' });
  for (const shift of [false, true]) {
    // Twice around, there and back.
    for (let i = 0; i < 12; i += 1) {
      await userEvent.tab({ shift });
      await waitFor(() => expect(dialog.closest('[role="presentation"]')).toContainElement(document.activeElement as HTMLElement));
    }
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
});

test('ARENA-04 on a phone a line above the dialog leads to sections and names those with unsaved work', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: query.includes('max-width'), media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList);
  render(<Desk />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const sections = await screen.findByRole('combobox');
  expect(sections).toHaveDisplayValue(/• Contact$/);
  expect(within(sections).getByRole('option', { name: 'Contact • unsaved' })).toBeInTheDocument();
  expect(within(sections).getByRole('option', { name: 'General' })).toBeInTheDocument();
  await userEvent.selectOptions(sections, 'two');
  expect(document.getElementById('two')).toHaveFocus();
  // The same one can be chosen again.
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.selectOptions(sections, 'two');
  expect(document.getElementById('two')).toHaveFocus();
  vi.restoreAllMocks();
});

test('a destructive question starts on Cancel', async () => {
  let answer = '';
  render(<ConfirmDialog title="Delete?" confirm="Delete" destructive onConfirm={() => (answer = 'yes')} onClose={() => (answer = 'no')} />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'ra.action.cancel' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(answer).toBe('yes');
});

test('CONST-12 a flag comes from the service that is set, and is drawn where that cannot be reached', () => {
  const { container } = render(<FlagService value="https://flags.example/{code}.svg"><Flag iso="hr" title="Croatia" /><Flag iso="at" title="Austria" /></FlagService>);
  expect([...container.querySelectorAll('img')].map(({ src }) => src)).toEqual(['https://flags.example/hr.svg', 'https://flags.example/at.svg']);
  fireEvent.error(screen.getByRole('img', { name: 'Croatia' }));
  expect(screen.getByRole('img', { name: 'Croatia' }).tagName).toBe('svg');
  expect(screen.getByRole('img', { name: 'Austria' }).tagName).toBe('IMG');
});

test('flags are drawn or coded, and nothing is fetched for them', () => {
  const { container } = render(<>{callingCodes.map(({ iso }) => <Flag key={iso} iso={iso} title={iso} />)}</>);
  expect(screen.getAllByRole('img')).toHaveLength(callingCodes.length);
  expect(container.querySelector('img')).toBeNull();
  for (const iso of ['hr', 'at', 'ba', 'es', 'si', 'de']) expect(screen.getByRole('img', { name: iso }).tagName).toBe('svg');
});

test('places, figures, initials and strength are said in words', () => {
  render(<><Empty icon="people" title="Nobody yet">Add one.</Empty><FailedState title="Not loaded" /><StatCard label="Visitors" figure="1.240" unit="⛁" /><Avatar initials="ma" title="marko" /><StrengthMeter strength={75} label="Strength" word="Good" /></>);
  expect(screen.getByRole('heading', { name: 'Nobody yet' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Not loaded');
  expect(screen.getByRole('region', { name: 'Visitors' })).toHaveTextContent('1.240');
  expect(screen.getByRole('img', { name: 'marko' })).toHaveTextContent('MA');
  expect(screen.getByRole('meter', { name: 'Strength' })).toHaveAttribute('value', '75');
});

test('an address goes on in a second line before its @ or a dot, and is one text to whoever reads or copies it', () => {
  const { container } = render(<a href="mailto:ana@inbox.example"><Address text="ana@inbox.example" /></a>);
  expect(container.querySelector('a')?.innerHTML).toBe('ana<wbr>@inbox<wbr>.example');
  expect(screen.getByRole('link', { name: 'ana@inbox.example' })).toBeVisible();
});
