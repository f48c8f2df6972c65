/** The server's routes. A response that is not a success is thrown as a Problem with a readable text. */
import type {
  CommentsOut,
  AllComingOut,
  AnswerPlanIn,
  AnswerPlanOut,
  AlertsOut,
  AllWaitingOut,
  ChallengeIn,
  CaseOut,
  ChannelOut,
  ChoiceIn,
  ConfirmedOut,
  CurveOut,
  ModerationLogOut,
  DirectIn,
  GameOut,
  HintsOut,
  LeadersOut,
  LinkOut,
  ListedOut,
  LobbyOut,
  MeOut,
  NoticeOut,
  NotificationsOut,
  OwnerOut,
  PeopleOut,
  ProfileOut,
  ImportedTableOut,
  RelatedListOut,
  ReportIn,
  ReportsOut,
  ResultsOut,
  ReviewOut,
  SessionOut,
  TableIn,
  TableOut,
  TablesOut,
  PresetIn,
  PresetsOut,
  TestOut,
  TournamentIn,
  TournamentLogOut,
  TournamentOut,
  TournamentsOut,
  UnreadOut,
  UnsubscribedOut,
  VacationsOut,
  VisitorOut,
  WebhookIn,
  WebhookOut,
  SeekIn,
  SeekOut,
} from "../generated/api.ts";
import type { View } from "./view.ts";

export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

export async function call<T>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {
    "x-detente": document.visibilityState === "hidden" ? "away" : "1",
    "x-detente-language": document.documentElement.lang, // an error is told in the language of the page, whatever the profile says
  };
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  const received = (await answer.json().catch(() => ({}))) as T & { name?: string; text?: string };
  if (!answer.ok) throw new Problem(received.name ?? "unknown", received.text ?? answer.statusText, answer.status);
  return received;
}

export type Visitor = VisitorOut;
export type Owner = OwnerOut;
export type SignedIn = SessionOut;
export type TableRequest = TableIn & Required<Pick<TableIn, "mode">>;

export const api = {
  me: async (): Promise<Visitor | null> => (await call<{ visitor: Visitor | null }>("GET", "/me")).visitor,
  /** Whether the server can send mail; without it, features that need mail are not offered. */
  sendsMail: async (): Promise<boolean> => (await call<MeOut>("GET", "/me")).mail,
  enter: async (name: string, lang: string): Promise<Visitor | null> =>
    (await call<{ visitor: Visitor | null }>("POST", "/me", { name, lang })).visitor,
  link: (): Promise<LinkOut> => call("POST", "/me/link"),
  owner: (token: string): Promise<Owner> => call("POST", "/me/link/owner", { token }),
  useLink: (token: string, merge: boolean): Promise<unknown> => call("POST", "/me/link/use", { token, merge }),
  sessions: async (): Promise<SignedIn[]> => (await call<{ sessions: SignedIn[] }>("GET", "/me/sessions")).sessions,
  endSession: (id: string): Promise<unknown> => call("DELETE", `/me/sessions/${id}`),
  endOthers: (): Promise<unknown> => call("DELETE", "/me/sessions"),
  logOut: (): Promise<unknown> => call("DELETE", "/me"),
  changePassword: (old: string, password: string): Promise<unknown> => call("POST", "/me/password", { old, password }),
  changeEmail: (email: string, password: string): Promise<unknown> => call("POST", "/me/email", { email, password }),
  confirm: (token: string): Promise<ConfirmedOut> => call("POST", "/me/confirm", { token }),
  forgotten: (who: string): Promise<unknown> => call("POST", "/me/forgotten", { who }),
  reset: (token: string, password: string): Promise<unknown> => call("POST", "/me/reset", { token, password }),
  register: (login: string, password: string): Promise<unknown> => call("POST", "/me/account", { login, password }),
  logIn: (login: string, password: string, merge: boolean): Promise<unknown> => call("POST", "/me/login", { login, password, merge }),
  games: async (): Promise<GameOut[]> => (await call<{ games: GameOut[] }>("GET", "/games")).games,
  tables: async (kind: "mine" | "open" | "live" | "records"): Promise<ListedOut[]> =>
    (await call<{ tables: ListedOut[] }>("GET", `/tables?kind=${kind}`)).tables,
  waiting: (): Promise<AllWaitingOut> => call("GET", "/me/waiting"),
  bell: {
    read: (before: number | null): Promise<NotificationsOut> =>
      call("GET", `/me/notifications${before === null ? "" : `?before=${before}`}`),
    mark: (ids: number[], upTo = 0): Promise<UnreadOut> => call("POST", "/me/notifications/read", { ids, up_to: upTo }),
  },
  show: (game: string): Promise<TableOut> => call("POST", "/shows", { game }),
  /** A page of a filtered list; the next page by its cursor. */
  list: (wanted: Record<string, string>): Promise<TablesOut> => call("GET", `/tables?${new URLSearchParams(wanted)}`),
  person: (person: string): Promise<ProfileOut> => call("GET", `/people/${person}`),
  ratings: (game: string, pace: string, first: number): Promise<LeadersOut> => call("GET", `/ratings/${game}?pace=${pace}&first=${first}`),
  curve: (person: string, game: string, pace: string): Promise<CurveOut> => call("GET", `/people/${person}/ratings/${game}?pace=${pace}`),
  results: (person: string, game: string): Promise<ResultsOut> => call("GET", `/people/${person}/results/${game}`),
  setBlock: (person: string, kind: "mute" | "block", on: boolean): Promise<ProfileOut> => call("POST", `/people/${person}/${kind}`, { on }),
  report: (report: ReportIn): Promise<unknown> => call("POST", "/reports", report),
  notices: async (): Promise<NoticeOut[]> => (await call<{ notices: NoticeOut[] }>("GET", "/me/notices")).notices,
  readNotice: (id: number): Promise<unknown> => call("POST", `/me/notices/${id}/read`),
  deleteMe: (password: string): Promise<unknown> => call("POST", "/me/deletion", { password }),
  moderation: {
    people: (search: string): Promise<PeopleOut> => call("GET", `/moderation/people?${new URLSearchParams({ search })}`),
    person: (person: string): Promise<CaseOut> => call("GET", `/moderation/people/${person}`),
    act: (person: string, action: string, why: string, hours: number): Promise<unknown> =>
      call("POST", `/moderation/people/${person}`, { action, why, hours }),
    reports: (status: "open" | "all", before: number | null): Promise<ReportsOut> =>
      call("GET", `/moderation/reports?status=${status}${before === null ? "" : `&before=${before}`}`),
    settle: (id: number, why: string): Promise<unknown> => call("POST", `/moderation/reports/${id}`, { why }),
    voidGame: (table: string, why: string): Promise<unknown> =>
      call("POST", `/moderation/tables/${encodeURIComponent(table)}/void`, { why }),
    log: (before: number | null): Promise<ModerationLogOut> => call("GET", `/moderation/log${before === null ? "" : `?before=${before}`}`),
  },
  tournaments: {
    list: (): Promise<TournamentsOut> => call("GET", "/tournaments"),
    read: (id: string): Promise<TournamentOut> => call("GET", `/tournaments/${id}`),
    log: (id: string): Promise<TournamentLogOut> => call("GET", `/tournaments/${id}/log`),
    create: (body: TournamentIn): Promise<TournamentOut> => call("POST", "/tournaments", body),
    enter: (id: string): Promise<TournamentOut> => call("POST", `/tournaments/${id}/enter`),
    leave: (id: string): Promise<TournamentOut> => call("POST", `/tournaments/${id}/leave`),
    checkIn: (id: string): Promise<TournamentOut> => call("POST", `/tournaments/${id}/check-in`),
    sitOut: (id: string): Promise<TournamentOut> => call("POST", `/tournaments/${id}/sit-out`),
    challenge: (id: string, person: string): Promise<TournamentOut> => call("POST", `/tournaments/${id}/challenge`, { person }),
    presets: (game: string): Promise<PresetsOut> => call("GET", `/tournaments/presets?game=${game}`),
    keepPreset: (body: PresetIn): Promise<void> => call("PUT", "/tournaments/presets", body),
    removePreset: (name: string): Promise<void> => call("DELETE", `/tournaments/presets/${encodeURIComponent(name)}`),
    direct: (id: string, body: DirectIn): Promise<TournamentOut> => call("POST", `/tournaments/${id}/direct`, body),
  },
  alerts: {
    read: (): Promise<AlertsOut> => call("GET", "/me/alerts"),
    choose: (choice: ChoiceIn): Promise<AlertsOut> => call("PUT", "/me/alerts", choice),
    addBrowser: (subscription: PushSubscriptionJSON): Promise<ChannelOut> =>
      call("POST", "/me/alerts/push", { endpoint: subscription.endpoint, keys: subscription.keys }),
    addWebhook: (body: WebhookIn): Promise<WebhookOut> => call("POST", "/me/alerts/webhooks", body),
    remove: (id: string): Promise<unknown> => call("DELETE", `/me/alerts/channels/${id}`),
    test: (id: string): Promise<TestOut> => call("POST", `/me/alerts/channels/${id}/test`),
    unsubscribe: (token: string, on: boolean): Promise<UnsubscribedOut> => call("POST", "/unsubscription", { token, on }),
  },
  lobby: {
    read: (): Promise<LobbyOut> => call("GET", "/lobby"),
    seek: (body: SeekIn): Promise<SeekOut> => call("POST", "/seeks", body),
    withdraw: (id: string): Promise<unknown> => call("DELETE", `/seeks/${id}`),
    accept: (id: string): Promise<TableOut> => call("POST", `/seeks/${id}/accept`),
    decline: (table: string): Promise<unknown> => call("POST", `/tables/${table}/decline`),
  },
  friends: {
    list: (kind: "followed" | "followers" | "here", first: number): Promise<RelatedListOut> =>
      call("GET", kind === "here" ? `/here?first=${first}` : `/me/friends?kind=${kind}&first=${first}`),
    follow: (person: string, on: boolean): Promise<ProfileOut> => call("POST", `/people/${person}/follow`, { on }),
    hide: async (hidden: string[]): Promise<string[]> => (await call<{ hidden: string[] }>("POST", "/me/profile", { hidden })).hidden,
  },
  vacations: {
    read: (): Promise<VacationsOut> => call("GET", "/me/vacations"),
    add: (begins: number, ends: number): Promise<VacationsOut> => call("POST", "/me/vacations", { begins, ends }),
    end: (number: number): Promise<VacationsOut> => call("DELETE", `/me/vacations/${number}`),
  },
  comments: {
    read: (table: string): Promise<CommentsOut> => call("GET", `/tables/${table}/comments`),
    add: (table: string, step: number, text: string): Promise<CommentsOut> => call("POST", `/tables/${table}/comments`, { step, text }),
    change: (id: number, text: string): Promise<CommentsOut> => call("PUT", `/comments/${id}`, { text }),
    remove: (id: number): Promise<CommentsOut> => call("DELETE", `/comments/${id}`),
    moderate: (id: number, why: string): Promise<unknown> => call("POST", `/moderation/comments/${id}`, { why }),
  },
  plans: {
    read: (table: string): Promise<AnswerPlanOut> => call("GET", `/tables/${table}/plan`),
    keep: (table: string, plan: AnswerPlanIn): Promise<AnswerPlanOut> => call("PUT", `/tables/${table}/plan`, plan),
    questions: (table: string): Promise<AllComingOut> => call("GET", `/tables/${table}/plan/questions`),
  },
  note: async (table: string): Promise<string> => (await call<{ text: string }>("GET", `/tables/${table}/note`)).text,
  keepNote: (table: string, text: string): Promise<unknown> => call("PUT", `/tables/${table}/note`, { text }),
  challenge: (body: ChallengeIn): Promise<TableOut> => call("POST", "/challenges", body),
  create: (body: TableRequest): Promise<TableOut> => call("POST", "/tables", body),
  table: (id: string): Promise<TableOut> => call("GET", `/tables/${id}`),
  join: (id: string): Promise<TableOut> => call("POST", `/tables/${id}/join`),
  rematch: (id: string): Promise<TableOut> => call("POST", `/tables/${id}/rematch`),
  branch: (table: string, step: number): Promise<TableOut> => call("POST", "/branches", { table, step }),
  addRecord: async (file: File): Promise<ImportedTableOut> =>
    call("POST", "/records", { text: await file.text(), name: file.name.slice(-255), partial: true }),
  view: (id: string, step: number | null, seat: string | null, since = 0): Promise<View> => {
    const query = new URLSearchParams({ since: String(since) });
    if (step !== null) query.set("step", String(step));
    if (seat) query.set("seat", seat);
    return call("GET", `/tables/${id}/view?${query}`);
  },
  hints: (id: string, seat: string): Promise<HintsOut> => call("GET", `/tables/${id}/hints?seat=${seat}`),
  review: (id: string): Promise<ReviewOut> => call("GET", `/tables/${id}/review`),
  position: async (id: string): Promise<string> => (await call<{ line: string }>("GET", `/tables/${id}/position`)).line,
};
