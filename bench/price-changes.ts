import { Pool } from 'pg'

export const CHANGES_A_SECOND = 10

export async function changePrices(url: string, products: number) {
  const pool = new Pool({ connectionString: url, max: 1 })
  const timer = setInterval(() => {
    const product = 1 + Math.floor(products * Math.random() ** 2)
    void pool.query(
      `update listings set price_cents = price_cents + case when price_cents % 2 = 0 then 1 else -1 end
       where id = (select id from listings where product_id = $1 limit 1)`,
      [product],
    )
  }, 1000 / CHANGES_A_SECOND)
  return {
    stop: async () => {
      clearInterval(timer)
      await pool.end()
    },
  }
}
