import { sql } from 'kysely';
import type { DemoArena } from '#server/demo/chain.ts';
import { seedPictures } from '#server/demo/pictures.ts';
import type { Seeding } from '#server/demo/records.ts';

const texts = {
  hr: [['Večeras besplatan sat', 'Od 20 do 21 sat svi igraju besplatno.'], ['Turnir u CS2 u subotu', 'Prijavi ekipu na blagajni do petka.'], ['Novi hladni napici', 'Dođi i probaj.']],
  at: [['Heute eine Gratisstunde', 'Von 20 bis 21 Uhr spielen alle gratis.'], ['FIFA-Turnier am Samstag', 'Anmeldung an der Kassa bis Freitag.'], ['Neue Getränke', 'Komm vorbei und koste.']],
  ba: [['Večeras besplatan sat', 'Od 20 do 21 sat svi igraju besplatno.'], ['Liga Sarajeva u subotu', 'Prijave na kasi do petka.'], ['Nova pića', 'Dođi i probaj.']],
  es: [['Hoy una hora gratis', 'De 20 a 21 todos juegan gratis.'], ['Torneo de LoL el sábado', 'Inscríbete en caja antes del viernes.'], ['Bebidas nuevas', 'Ven a probarlas.']],
} as const;
const [hour, day] = [3_600_000, 86_400_000];

/** Notifications of the arenas and of the whole chain: twelve that wait, and more that went out, one of them in vain. */
export async function seedNotifications(seeding: Seeding, arenas: readonly DemoArena[], sent: number): Promise<void> {
  const { db, make, now } = seeding;
  const pictures = await seedPictures(seeding, 'notifications', 3);
  const { rows: topics } = await sql<{ id: number; arena: number | null }>`SELECT id, arena FROM topics WHERE entity IN ('arena', 'chain') ORDER BY id`.execute(db);
  const fullHour = (offset: number) => new Date(Math.floor((now().getTime() + offset) / hour) * hour).toISOString();
  const notification = (i: number) => {
    const arena = arenas[i % arenas.length];
    const choices = texts[arena?.country ?? 'hr'];
    const [title, text] = choices[Math.floor(i / arenas.length) % choices.length] ?? choices[0];
    const topic = topics.find((one) => one.arena === (i % 6 === 5 ? null : arena?.id));
    return {
      title, text, image: i % 3 === 2 ? null : pictures[i % pictures.length], click_action: i % 4 === 1 ? 'external-link' : null, action_link: i % 4 === 1 ? 'https://arena.example/turnir' : null, topics: topic ? [topic.id] : [], sent: false,
    };
  };
  for (let i = 0; i < sent; i += 1) {
    const daysAgo = (sent - i) * 2;
    const at = fullHour(-daysAgo * day + hour);
    const { id } = await make('mobile-notifications', { scheduled_at: at, notification: notification(i) }, daysAgo);
    const failed = i === sent - 3;
    await sql`UPDATE mobile_notifications SET sent = true, state = ${failed ? 'failed' : 'sent'}, sent_at = ${failed ? null : at}, failure = ${failed ? 'refused' : null}, failure_status = ${failed ? 400 : null},
      scheduled_at = ${i % 3 === 1 ? null : at} WHERE id = ${id}`.execute(db);
    await sql`DELETE FROM push_tasks WHERE notification_id = ${id}`.execute(db);
  }
  for (let i = 0; i < 12; i += 1) await make('mobile-notifications', { scheduled_at: fullHour((i + 1) * day), notification: notification(i) });
}
