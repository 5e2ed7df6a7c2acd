/** Security notices are always sent, on the site and by mail. */
export const noticeKinds = ['security', 'orders', 'wants', 'selling', 'answers', 'news'] as const
export type NoticeKind = (typeof noticeKinds)[number]
