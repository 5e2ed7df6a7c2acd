import { describe, expect, it } from 'vitest'
import { demoAccounts } from '@bra/demo/people'
import { hashPasswordNow } from '../modules/people/passwords/index.ts'
import { testApp } from '../testing/test-app.ts'
import { refuseDemoAccounts, shownDemoAccounts } from './demo-accounts.ts'

const { app } = await testApp()

describe('the demo accounts, whose password everybody knows', () => {
  it('are named at the start as long as they are there', async () => {
    const shown = await shownDemoAccounts(app.db)
    expect(shown.map(([role]) => role)).toEqual(['buyer', 'seller', 'operator'])
  })

  it('keep a shop behind HTTPS from starting until nobody can enter with that password', async () => {
    await expect(refuseDemoAccounts(app.db)).rejects.toThrow('contas de demonstração, cuja senha é pública')
    const hash = hashPasswordNow('outra senha, só minha')
    await app.db
      .updateTable('users')
      .set({ password_hash: hash })
      .where('email', '!=', demoAccounts.operator.email)
      .execute()
    await expect(refuseDemoAccounts(app.db)).rejects.toThrow('guarda 1 ')
    await app.db.updateTable('users').set({ password_hash: hash }).execute()
    await refuseDemoAccounts(app.db)
    expect(await shownDemoAccounts(app.db)).toEqual([])
  })
})
