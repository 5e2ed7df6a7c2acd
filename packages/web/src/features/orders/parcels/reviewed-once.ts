import type { StoreOrder } from '@bra/contract/orders/orders.schemas'

/** A sale has one review, in however many parcels it travels, so only the first that may be reviewed offers it. */
export const reviewedOnce = <Parcel extends Pick<StoreOrder, 'store' | 'actions'>>(parcels: Parcel[]): Parcel[] =>
  parcels.map((parcel, at) => {
    const isOffered = parcels
      .slice(0, at)
      .some(({ store, actions }) => store?.id === parcel.store?.id && actions.includes('review'))
    return isOffered ? { ...parcel, actions: parcel.actions.filter((action) => action !== 'review') } : parcel
  })
