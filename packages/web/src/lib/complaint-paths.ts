/** Links of complaints, apart from the others, as whoever only buys never needs them. */
export const complaintPaths = {
  list: () => '/complaints',
  one: (id: number) => `/complaints/${id}`,
  /** Opens complaints about one parcel. */
  open: (parcel: number) => `/complaints/open/${parcel}`,
  ofStore: (store: number, id?: number) => `/store-complaints/${store}${id ? `/${id}` : ''}`,
  admin: (id?: number) => `/admin/complaints${id ? `/${id}` : ''}`,
}
