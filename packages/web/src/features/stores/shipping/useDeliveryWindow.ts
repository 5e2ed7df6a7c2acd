import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deliveryWindow } from './delivery-window.ts'
import { blockedQuery } from './shipping.data.ts'

const none: ReadonlySet<string> = new Set()

/** Returns the days of arrival, with the same holidays that the server leaves out. */
export function useDeliveryWindow() {
  const [now] = useState(() => new Date())
  const { data: blocked = none } = useQuery({ ...blockedQuery, select: daysOf })
  return (way: Parameters<typeof deliveryWindow>[0]) => deliveryWindow(way, { now, blocked })
}

const daysOf = ({ block_dates: dates }: { block_dates: { day: string }[] }): ReadonlySet<string> =>
  new Set(dates.map(({ day }) => day))
