/** These links stand apart from the others, because whoever only buys never needs them. */
export const complaintPaths = {
  list: () => '/complaints',
  one: (id: number) => `/complaints/${id}`,
  open: (parcel: number) => `/complaints/open/${parcel}`,
  ofStore: (store: number, id?: number) => `/store-complaints/${store}${id ? `/${id}` : ''}`,
  admin: (id?: number) => `/admin/complaints${id ? `/${id}` : ''}`,
}
