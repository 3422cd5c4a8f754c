import type { DemoArena } from '#server/demo/chain.ts';
import { seedPictures } from '#server/demo/pictures.ts';
import { createRandom } from '#server/demo/random.ts';
import type { Seeding } from '#server/demo/records.ts';

const texts = {
  hr: [
    ['Turnir u CS2 ove subote', 'Prijave do petka', 'Ekipe od pet igrača, nagradni fond 500 €. Početak u <strong>18 sati</strong>.'],
    ['Novi monitori na svim mjestima', '240 Hz', 'Zamijenili smo sve monitore. Dođi i osjeti razliku.'],
    ['Noćna karta od 23 do 6', 'Samo vikendom', 'Igraj cijelu noć po jedinstvenoj cijeni. Obavezna osobna iskaznica.'],
    ['Rođendan u areni', 'Za grupe do 12 igrača', 'Rezerviraj termin, torta je na nas.'],
  ],
  at: [
    ['Neues FIFA-Turnier', 'Anmeldung bis Freitag', 'Acht Konsolen, ein Pokal. Beginn um <strong>17 Uhr</strong>.'],
    ['Längere Öffnungszeiten', 'Freitag und Samstag bis 2 Uhr', 'Ab sofort spielst du am Wochenende länger.'],
    ['Köstliche Jause', 'Frisch an der Theke', 'Süßes und Salziges, auch vegan.'],
  ],
  ba: [
    ['Liga Sarajeva', 'Četvrto kolo', 'Mečevi počinju u <strong>19 sati</strong>, navijači su dobrodošli.'],
    ['Popust za studente', 'Uz indeks', 'Radnim danom do 15 sati igraj jeftinije.'],
  ],
  es: [
    ['Torneo de LoL', 'Inscripción abierta', 'Equipos de cinco, premios para los tres primeros. Empieza a las <strong>18:00</strong>.'],
    ['¡Más puestos de PS5!', 'Ya disponibles', 'Ahora con doce consolas y mandos nuevos.'],
    ['Tarde de iniciación', 'Todos los miércoles', 'Ven con tu familia; la primera hora es gratis.'],
  ],
} as const;

/** News in the languages of the arenas; every fifth is of all arenas, every seventh is not active, every fourth has no picture. */
export async function seedArticles(seeding: Seeding, arenas: readonly DemoArena[], count: number): Promise<void> {
  const random = createRandom(5);
  const pictures = await seedPictures(seeding, 'social', 6);
  for (let i = 0; i < count; i += 1) {
    const arena = arenas[i % arenas.length];
    if (!arena) return;
    const choices = texts[arena.country];
    const [title, subtitle, text] = choices[Math.floor(i / arenas.length) % choices.length] ?? choices[0];
    const neighbours = arenas.filter(({ country, id }) => country === arena.country && id !== arena.id && random.chance(40)).map(({ id }) => id);
    await seeding.make('articles', {
      title, subtitle: i % 6 === 5 ? null : `${subtitle} · ${arena.name}`, content: `<h1>${title}</h1><p>${text}</p><h2>${subtitle}</h2><ul><li>${arena.name}</li></ul>`, active: i % 7 !== 6, image: i % 4 === 3 ? null : pictures[i % pictures.length],
      arena_ids: i % 5 === 4 ? arenas.map(({ id }) => id) : [arena.id, ...neighbours],
    }, (count - i) * 3);
  }
}

const eventTexts = {
  hr: [['CS2 kup', 'Ekipe od pet'], ['Noć retro igara', 'Ulaz slobodan']], at: [['FIFA-Cup', 'Acht Konsolen'], ['LAN-Nacht', 'Die ganze Nacht']], ba: [['Liga Sarajeva', 'Treće kolo'], ['Veče porodica', 'Djeca igraju besplatno']], es: [['Copa LoL', 'Equipos de cinco'], ['Noche retro', 'Entrada libre']],
} as const;
/** What happens in the arenas: some over, some to come, one of all of them. Times are those on the arena's wall. */
export async function seedEvents(seeding: Seeding, arenas: readonly DemoArena[], count: number): Promise<void> {
  const pictures = await seedPictures(seeding, 'social', 6);
  const day = (offset: number) => new Date(seeding.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  for (let i = 0; i < count; i += 1) {
    const arena = arenas[i % arenas.length];
    if (!arena) return;
    const [title, subtitle] = eventTexts[arena.country][Math.floor(i / arenas.length) % 2] ?? eventTexts[arena.country][0];
    await seeding.make('events', {
      title, subtitle: `${subtitle} · ${arena.name}`, content: `<p>${subtitle}</p>`, active: i % 9 !== 8, image: i % 5 === 4 ? null : pictures[i % pictures.length],
      starts_at: `${day(i * 4 - 20)} 18:00:00`, ends_at: `${day(i * 4 - 20)} 23:00:00`, arena_ids: i === 3 ? arenas.map(({ id }) => id) : [arena.id],
    }, (count - i) * 2);
  }
}

const attribute = (name: string, type: string, ...rules: readonly string[]) => ({ name, type, rules });
/** Labels for what arenas sell, beside those that the product itself understands. */
const categories = [
  { name: 'Drinks', attributes: [attribute('volume', 'numeric', 'required', 'numeric'), attribute('alcohol', 'boolean', 'required', 'boolean')] },
  { name: 'Snacks', attributes: [attribute('weight', 'integer', 'required', 'integer'), attribute('allergens', 'array', 'nullable', 'array')] },
  { name: 'Merchandise', attributes: [attribute('size', 'string', 'required', 'string'), attribute('discount', 'integer', 'nullable', 'between:1,100')] },
  { name: 'Equipment rental', attributes: [attribute('deposit', 'currency', 'required', 'currency'), attribute('until', 'time', 'required', 'date_format:H:i')] },
  { name: 'Tournament entry', attributes: [attribute('starts', 'datetime', 'required', 'datetime'), attribute('team', 'string', 'nullable', 'string')] },
  { name: 'Gift cards', attributes: [attribute('valid until', 'date', 'required', 'date')] },
] as const;
export async function seedCategories({ make }: Seeding): Promise<void> {
  for (const category of categories) await make('categories', category);
}
