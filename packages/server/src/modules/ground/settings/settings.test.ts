import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { parameterDefaults } from './defaults.ts'

const app = await testApp()

describe('parameters', () => {
  it('answer their value by code', async () => {
    const answer = await app.get('/api/v1/parametrization/max_classified_active')
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ code: 'max_classified_active', value: expect.stringMatching(/^\d+$/), kind: 'count' })
  })

  it('tell who asks for an unknown code that it does not exist', async () => {
    const answer = await app.get('/api/v1/parametrization/nothing')
    expect(answer.status).toBe(404)
    expect(answer.body).toMatchObject({
      error: true,
      code: 'parameter_not_found',
      message: 'Não encontramos este parâmetro.',
    })
  })

  it('answer several at once, and refuse a list that is not one', async () => {
    const found = await app.post('/api/v1/system-config-param-values-custom', {
      codes: ['withdrawal_price', 'withdrawal_min_date'],
    })
    expect(found.body.values.map((value: { code: string }) => value.code)).toEqual([
      'withdrawal_min_date',
      'withdrawal_price',
    ])
    expect((await app.post('/api/v1/system-config-param-values-custom', { codes: 'all' })).status).toBe(422)
    expect((await app.post('/api/v1/system-config-param-values-custom', { codes: [] })).body).toEqual({ values: [] })
  })
})

/** Rules of modules that do not exist yet; each leaves this list with the first module that reads it. */
const awaited = [
  ...['bra_center_card_price', 'bra_center_minimum_cards', 'bra_center_contest_days'],
  ...['featured_home_price', 'featured_list_price'],
  ...['max_classified_per_store', 'max_classified_active', 'max_classified_photos'],
]

describe('each parameter', () => {
  const packages = resolve(import.meta.dirname, '../../../../..')
  const code = ['server/src', 'web/src']
    .flatMap((source) =>
      readdirSync(resolve(packages, source), { recursive: true, encoding: 'utf8' }).map((file) =>
        resolve(packages, source, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|settings.defaults\.ts$|.testing./.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join()
  const isRead = (parameter: string) => code.includes(`'${parameter}'`)

  it('has a reader: a rule that changes nothing is none', () => {
    const unread = parameterDefaults.map((parameter) => parameter.code).filter((each) => !isRead(each))
    expect(unread.toSorted()).toEqual(awaited.toSorted())
  })
})
