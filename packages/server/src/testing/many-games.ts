import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { App } from '../app.ts'
import { importCatalogue, importFormats } from '../modules/catalogue/imports/index.ts'

/** Cards of four games with names that are alike, as lines of the CSV. */
export const manyGames = `Magic;Magic 2010;M10;M10-146;146;Raio;Lightning Bolt;oracle-bolt
Magic;Unlimited;2ED;2ED-162;162;Lightning Bolt;Lightning Bolt;oracle-bolt
Magic;Double Masters;2XM;2XM-56;56;Jace, the Mind Sculptor;Jace, the Mind Sculptor;oracle-sculptor
Magic;Commander 2020;C20;C20-114;114;Jace, Architect of Thought;Jace, Architect of Thought;oracle-architect
Magic;Innistrad;ISD;ISD-51;51;Perscrutador de Segredos // Aberração Insetoide;Delver of Secrets // Insectile Aberration;oracle-delver
Yu-Gi-Oh!;Legacy of the Valiant;LTGY;LTGY-EN014;EN014;Raio;Lightning;4007
One Piece;Romance Dawn;OP01;OP01-003;003;Monkey.D.Luffy;Monkey.D.Luffy;OP01-003
One Piece;Promos;P;P-003;003;Monkey.D.Luffy;Monkey.D.Luffy;OP01-003
One Piece;Romance Dawn;OP01;OP01-024;024;Monkey.D.Luffy;Monkey.D.Luffy;OP01-024
Lorcana;The First Chapter;TFC;TFC-1;1;Ariel;Ariel;
Lorcana;Rise of the Floodborn;ROF;ROF-1;1;Ariel;Ariel;
`

/** Imports lines of the CSV, with columns besides those above; a line that is refused fails the test. */
export const importCards = (app: App, lines: string, more = '') =>
  importText(app, 'csv', `jogo;colecao;colecao_codigo;codigo;numero;nome;nome_en;carta${more && `;${more}`}\n${lines}`)

/** Imports cards of Pokémon with their sets, as pokemon-tcg-data writes them; a card that is refused fails the test. */
export const importPokemon = (app: App, cards: object[]) =>
  importText(app, 'pokemon-tcg-data', cards.map((card) => JSON.stringify(card)).join('\n'))

async function importText(app: App, format: 'csv' | 'pokemon-tcg-data', text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bra-games-'))
  const file = join(folder, format === 'csv' ? 'cards.csv' : 'cards.ndjson')
  writeFileSync(file, text)
  const readings = importFormats[format]!.read(file, { total: 0, done: 0 })
  await importCatalogue(app, readings, { onBad: ({ problem }) => expect(problem).toBe(''), onChunk: () => undefined })
  rmSync(folder, { recursive: true })
}
