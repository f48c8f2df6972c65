// Made by `npm run types` from the server's OpenAPI document. Do not edit.
export interface paths {
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Me
         * @description The visitor that the cookie identifies, or None. A cookie of an older server is exchanged for that of a session.
         */
        get: operations["read_me_api_me_get"];
        put?: never;
        /**
         * Enter
         * @description Become a guest, or change my name and language.
         */
        post: operations["enter_api_me_post"];
        /**
         * Leave
         * @description Log me out on this device.
         */
        delete: operations["leave_api_me_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Sessions
         * @description Where I am signed in.
         */
        get: operations["list_sessions_api_me_sessions_get"];
        put?: never;
        post?: never;
        /**
         * End Sessions
         * @description Log me out everywhere else, open sockets too.
         */
        delete: operations["end_sessions_api_me_sessions_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End Session
         * @description Log me out on one device, open sockets too.
         */
        delete: operations["end_session_api_me_sessions__session_id__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make Link
         * @description A private word that makes another device me; the page puts it into a link after #.
         */
        post: operations["make_link_api_me_link_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/carry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carry
         * @description Become the visitor of a private link on this device.
         */
        post: operations["carry_api_me_carry_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Give me an account, so that I can come back without a cookie; other devices have to log in.
         */
        post: operations["register_api_me_account_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log In
         * @description Become the visitor of an account.
         */
        post: operations["log_in_api_me_login_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tables
         * @description My tables, the lobby, games to watch live, or recorded ones.
         */
        get: operations["list_tables_api_tables_get"];
        put?: never;
        /**
         * Create Table
         * @description A new table; its socket begins the game when everybody at it has said hello.
         */
        post: operations["create_table_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show
         * @description A game between two bots to watch: the one that is going on, or a new one.
         */
        post: operations["show_api_shows_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Table
         * @description What is public about a table.
         */
        get: operations["read_table_api_tables__table_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join Table
         * @description Take the empty seat.
         */
        post: operations["join_table_api_tables__table_id__join_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rematch
         * @description The same again with sides swapped.
         */
        post: operations["rematch_api_tables__table_id__rematch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Branch
         * @description A sandbox from a step of a finished game.
         */
        post: operations["branch_api_branches_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Record
         * @description A game file or log, to watch.
         */
        post: operations["add_record_api_records_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read View
         * @description My view of the table, now or at an earlier step; any seat's when the game is over.
         */
        get: operations["read_view_api_tables__table_id__view_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Log
         * @description The log of my view as text, in my language.
         */
        get: operations["read_log_api_tables__table_id__log_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Position
         * @description The position as my seat knows it, as one line.
         */
        get: operations["read_position_api_tables__table_id__position_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read File
         * @description The whole game as JSON, with all its secrets, when it is over; `detente verify` checks it.
         */
        get: operations["read_file_api_tables__table_id__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/hints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Hints
         * @description Hints for the seat to move, or for one of two; never in games between people.
         */
        get: operations["read_hints_api_tables__table_id__hints_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Review
         * @description The curve of a finished game, in which everybody may see everything.
         */
        get: operations["read_review_api_tables__table_id__review_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Games
         * @description Every game with its options, actions and bots.
         */
        get: operations["list_games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/texts/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Texts
         * @description The messages of a game in a language (Fluent), for pages that were built without them.
         */
        get: operations["read_texts_api_games__game__texts__lang__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health
         * @description Whether the server and its database answer.
         */
        get: operations["health_api_health_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AccountIn */
        AccountIn: {
            /** Login */
            login: string;
            /** Password */
            password: string;
            /** Email */
            email?: string | null;
        };
        /** BranchIn */
        BranchIn: {
            /** Table */
            table: string;
            /** Step */
            step: number;
        };
        /**
         * CiaVsKgbAgent
         * @description Where an agent is, as far as the seat can tell.
         */
        CiaVsKgbAgent: {
            /** Id */
            id: string;
            /** Initiative */
            initiative: number;
            /**
             * State
             * @enum {string}
             */
            state: "hq" | "x" | "maybe_x" | "back" | "leave" | "killed";
        };
        /**
         * CiaVsKgbAgentX
         * @description The agent in the field, named where the seat knows him; open: face up for all.
         */
        CiaVsKgbAgentX: {
            /** Chosen */
            chosen: boolean;
            /** Open */
            open: boolean;
            /** Id */
            id: string | null;
        };
        /**
         * CiaVsKgbBestGroups
         * @description The pair of groups that settles a tie (7.2).
         */
        CiaVsKgbBestGroups: {
            /** Cia */
            cia: string | null;
            /** Kgb */
            kgb: string | null;
        };
        /**
         * CiaVsKgbBoard
         * @description Everything on the table that a seat may know; groups, agents and objectives go by their ids.
         */
        CiaVsKgbBoard: {
            /** Round */
            round: number;
            /**
             * Phase
             * @enum {string}
             */
            phase: "briefing" | "planning" | "struggle" | "cease_fire" | "debriefing" | "detente" | "end";
            /** Points */
            points: number;
            /** Tied */
            tied: boolean;
            objective: components["schemas"]["CiaVsKgbObjective"] | null;
            /** Token */
            token: ("cia" | "kgb") | null;
            /** Balance */
            balance: ("cia" | "kgb") | null;
            /** Active */
            active: ("cia" | "kgb") | null;
            /** Passes */
            passes: number;
            sides: components["schemas"]["CiaVsKgbSides"];
            group_deck: components["schemas"]["CiaVsKgbDeck"];
            group_discard: components["schemas"]["CiaVsKgbDiscard"];
            objective_deck: components["schemas"]["CiaVsKgbObjectiveDeck"];
            /** Spent */
            spent: string[];
            prompt: components["schemas"]["CiaVsKgbPrompt"];
            hints: components["schemas"]["CiaVsKgbHints"];
        };
        /**
         * CiaVsKgbDeck
         * @description How many cards, those the seat knows from the top, and those whose place it does not know (groups: in the deck or a closed pile).
         */
        CiaVsKgbDeck: {
            /** Count */
            count: number;
            /** Top */
            top: string[];
            /** Unseen */
            unseen: string[];
        };
        /**
         * CiaVsKgbDiscard
         * @description The group discard pile, the last card on top; `cards` is the top alone unless the pile may be looked through (6.8).
         */
        CiaVsKgbDiscard: {
            /** Count */
            count: number;
            /** Top */
            top: string | null;
            /** Cards */
            cards: string[];
        };
        /**
         * CiaVsKgbGroupInPlay
         * @description A group in front of a player; the slot is its place there.
         */
        CiaVsKgbGroupInPlay: {
            /** Id */
            id: string;
            /** Slot */
            slot: number;
            /**
             * Faction
             * @enum {string}
             */
            faction: "military" | "political" | "economic" | "media";
            /** Influence */
            influence: number;
            /**
             * State
             * @enum {string}
             */
            state: "ready" | "mobilised";
        };
        /**
         * CiaVsKgbHints
         * @description Chances, how things stand, what the agents would do; by group what a target means, by action why it is not open.
         */
        CiaVsKgbHints: {
            recruit: components["schemas"]["CiaVsKgbRecruits"] | null;
            standing: components["schemas"]["CiaVsKgbStanding"] | null;
            /** Outlook */
            outlook: components["schemas"]["CiaVsKgbOutlook"][];
            /** Targets */
            targets: {
                [key: string]: components["schemas"]["CiaVsKgbTarget"];
            };
            /** Blocked */
            blocked: {
                [key: string]: "population" | "deck" | "no_groups" | "mobilised" | "no_target" | "itself" | "economic" | "stability";
            };
        };
        /**
         * CiaVsKgbObjective
         * @description The objective of the round with its printed numbers, and where it lies.
         */
        CiaVsKgbObjective: {
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "country" | "event";
            /** Population */
            population: number;
            /** Stability */
            stability: number;
            /** Points */
            points: number;
            /** Bias */
            bias: ("military" | "political" | "economic" | "media")[];
            /** Ability Phase */
            ability_phase: ("cease_fire" | "struggle" | "detente") | null;
            /**
             * Place
             * @enum {string}
             */
            place: "deck" | "claimed" | "buried";
        };
        /**
         * CiaVsKgbObjectiveDeck
         * @description With the cards at the bottom, which everybody knows; the last one is the lowest.
         */
        CiaVsKgbObjectiveDeck: {
            /** Count */
            count: number;
            /** Top */
            top: string[];
            /** Unseen */
            unseen: string[];
            /** Bottom */
            bottom: string[];
        };
        /**
         * CiaVsKgbOutlook
         * @description What Cease-fire and Debriefing would bring with these two Agents X.
         */
        CiaVsKgbOutlook: {
            /** Cia */
            cia: string;
            /** Kgb */
            kgb: string;
            /** Claims */
            claims: ("cia" | "kgb") | null;
            /** Points */
            points: number;
            /** Buried */
            buried: boolean;
            /** Falls */
            falls: ("cia" | "kgb")[];
            /** Bottom */
            bottom: ("cia" | "kgb") | null;
            /** Bottom Card */
            bottom_card: string | null;
            /** Chooses */
            chooses: ("cia" | "kgb") | null;
            /** Looks */
            looks: ("cia" | "kgb") | null;
        };
        /**
         * CiaVsKgbPrompt
         * @description Who decides about which group, event or cards; cards that were looked at are there for their player only.
         */
        CiaVsKgbPrompt: {
            /** Side */
            side: ("cia" | "kgb") | null;
            /** Group */
            group: string | null;
            /** Event */
            event: ("nuclear_escalation" | "space_race") | null;
            /** Card */
            card: string | null;
            /** Cards */
            cards: string[];
            /** Left */
            left: number | null;
        };
        /**
         * CiaVsKgbRecruit
         * @description What the next card may be, and the chance that it means riots (6.15).
         */
        CiaVsKgbRecruit: {
            /** Legal */
            legal: boolean;
            /** Reason */
            reason: ("population" | "deck") | null;
            /** Riots */
            riots: number;
            /** Riots Count */
            riots_count: number;
            /** Unseen */
            unseen: number;
            /** Values */
            values: components["schemas"]["CiaVsKgbRecruitValue"][];
        };
        /**
         * CiaVsKgbRecruitValue
         * @description A strength that the next card may have, how many such cards there are, and the total it would make.
         */
        CiaVsKgbRecruitValue: {
            /** Value */
            value: number;
            /** Count */
            count: number;
            /** Total */
            total: number;
            /** Riots */
            riots: boolean;
        };
        /**
         * CiaVsKgbRecruits
         * @description The next card for either side.
         */
        CiaVsKgbRecruits: {
            cia: components["schemas"]["CiaVsKgbRecruit"];
            kgb: components["schemas"]["CiaVsKgbRecruit"];
        };
        /**
         * CiaVsKgbRights
         * @description What was won for the next Briefing (8.8) and Planning (8.6).
         */
        CiaVsKgbRights: {
            /** Analyst */
            analyst: boolean;
            /** Peek */
            peek: boolean;
        };
        /**
         * CiaVsKgbSideBoard
         * @description Everything in front of a player.
         */
        CiaVsKgbSideBoard: {
            /** Score */
            score: number;
            /** Influence */
            influence: number;
            /** Rioted */
            rioted: boolean;
            /** Groups */
            groups: components["schemas"]["CiaVsKgbGroupInPlay"][];
            agent_x: components["schemas"]["CiaVsKgbAgentX"];
            /** Agents */
            agents: components["schemas"]["CiaVsKgbAgent"][];
            /** Hq */
            hq: number;
            /** Leave */
            leave: number;
            /** Killed */
            killed: number;
            /** Claimed */
            claimed: string[];
            rights: components["schemas"]["CiaVsKgbRights"];
        };
        /**
         * CiaVsKgbSides
         * @description Both players.
         */
        CiaVsKgbSides: {
            cia: components["schemas"]["CiaVsKgbSideBoard"];
            kgb: components["schemas"]["CiaVsKgbSideBoard"];
        };
        /**
         * CiaVsKgbStanding
         * @description Who would lay the domination token if the struggle ended now, and why.
         */
        CiaVsKgbStanding: {
            /** Token */
            token: ("cia" | "kgb") | null;
            /**
             * Why
             * @enum {string}
             */
            why: "influence" | "tie" | "riots" | "double_riots" | "nothing";
            /** Faction */
            faction: ("military" | "political" | "economic" | "media") | null;
            groups: components["schemas"]["CiaVsKgbBestGroups"];
            /** Lead */
            lead: number;
        };
        /**
         * CiaVsKgbTarget
         * @description A target's effect, both totals afterwards, and who would riot.
         */
        CiaVsKgbTarget: {
            /**
             * Effect
             * @enum {string}
             */
            effect: "destroy" | "take" | "give" | "mobilise" | "ready";
            /** Cia */
            cia: number;
            /** Kgb */
            kgb: number;
            /** Riots */
            riots: ("cia" | "kgb") | null;
        };
        /**
         * CiaVsKgbView
         * @description What one seat may know and do; `board` is the game's own.
         */
        CiaVsKgbView: {
            /** Rules */
            rules: number;
            /** Seat */
            seat: string;
            /** Sequence */
            sequence: number;
            /** To Move */
            to_move: string[];
            /** Question */
            question: string;
            /** Legal */
            legal: string[];
            /** Can Undo */
            can_undo: boolean;
            outcome: components["schemas"]["OutcomeOut"] | null;
            /** Options */
            options: {
                [key: string]: boolean | number | string | string[];
            };
            /** Log */
            log: components["schemas"]["StepOut"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "cia_vs_kgb";
            board: components["schemas"]["CiaVsKgbBoard"];
        };
        /**
         * ClockIn
         * @description Base and increment in seconds, or days for each move.
         */
        ClockIn: {
            /**
             * Base
             * @default 0
             */
            base: number;
            /**
             * Increment
             * @default 0
             */
            increment: number;
            /**
             * Days
             * @default 0
             */
            days: number;
        };
        /** ClockOut */
        ClockOut: {
            /** Base */
            base: number;
            /** Increment */
            increment: number;
            /** Per Move */
            per_move: boolean;
            /** Left */
            left: {
                [key: string]: number;
            };
            /** Running */
            running: string[];
            /** Since */
            since: number;
            /** Now */
            now: number;
        };
        /**
         * EuropeDividedAdvantages
         * @description Advantage cards: the own, the played, and what may be anywhere else.
         */
        EuropeDividedAdvantages: {
            /** Hand */
            hand: string[];
            hand_count: components["schemas"]["EuropeDividedPair"];
            deck_count: components["schemas"]["EuropeDividedPair"];
            played: components["schemas"]["EuropeDividedCards"];
            /** Removed */
            removed: string[];
            unseen: components["schemas"]["EuropeDividedCards"];
        };
        /**
         * EuropeDividedBoard
         * @description Everything on and beside the map that a seat may know; regions, cards and events go by their ids.
         */
        EuropeDividedBoard: {
            /** Turn */
            turn: number;
            /** Period */
            period: number;
            /** Last Turn */
            last_turn: number;
            /**
             * Phase
             * @enum {string}
             */
            phase: "setup" | "initiative" | "actions" | "events" | "advantages" | "end";
            /** Acting */
            acting: ("europe" | "russia") | null;
            /** First */
            first: ("europe" | "russia") | null;
            sums: components["schemas"]["EuropeDividedTold"];
            prestige: components["schemas"]["EuropeDividedPair"];
            coins: components["schemas"]["EuropeDividedTold"];
            supply: components["schemas"]["EuropeDividedPair"];
            /** Breakup */
            breakup: string | null;
            /** Sanctions */
            sanctions: boolean;
            resolves: components["schemas"]["EuropeDividedResolves"];
            /** Cubes */
            cubes: {
                [key: string]: components["schemas"]["EuropeDividedCubes"];
            };
            /** Units */
            units: {
                [key: string]: components["schemas"]["EuropeDividedPair"];
            };
            /** Region Coins */
            region_coins: {
                [key: string]: number;
            };
            region_cards: components["schemas"]["EuropeDividedCards"];
            sea: components["schemas"]["EuropeDividedSeas"];
            /** Hand */
            hand: string[];
            laid: components["schemas"]["EuropeDividedCards"];
            shown: components["schemas"]["EuropeDividedCards"];
            hand_count: components["schemas"]["EuropeDividedPair"];
            deck_count: components["schemas"]["EuropeDividedPair"];
            discard: components["schemas"]["EuropeDividedCards"];
            known: components["schemas"]["EuropeDividedCards"];
            unseen: components["schemas"]["EuropeDividedCards"];
            advantages: components["schemas"]["EuropeDividedAdvantages"];
            events: components["schemas"]["EuropeDividedEvents"];
            prompt: components["schemas"]["EuropeDividedPrompt"];
            hints: components["schemas"]["EuropeDividedHints"];
            /** Changed */
            changed: {
                [key: string]: {
                    [key: string]: {
                        [key: string]: string;
                    };
                } | {
                    [key: string]: string;
                }[];
            };
        };
        /**
         * EuropeDividedCards
         * @description Cards or regions of each side.
         */
        EuropeDividedCards: {
            /** Europe */
            europe: string[];
            /** Russia */
            russia: string[];
        };
        /**
         * EuropeDividedCubes
         * @description A number of each organisation.
         */
        EuropeDividedCubes: {
            /** Eu */
            eu: number;
            /** Nato */
            nato: number;
            /** Russia */
            russia: number;
        };
        /**
         * EuropeDividedEventNearness
         * @description Whose event, whether it is met, the steps its side is short, and those the rival needs to break it.
         */
        EuropeDividedEventNearness: {
            /**
             * Side
             * @enum {string}
             */
            side: "europe" | "russia";
            /** Met */
            met: boolean;
            /** Short */
            short: number;
            /** Margin */
            margin: number;
            /** Regions */
            regions: {
                [key: string]: components["schemas"]["EuropeDividedRegionNearness"];
            };
        };
        /**
         * EuropeDividedEvents
         * @description Events: the own hand, the spaces (Europe's first), what was won and lost, and what may be anywhere else.
         */
        EuropeDividedEvents: {
            /** Hand */
            hand: string[];
            hand_count: components["schemas"]["EuropeDividedPair"];
            /** Deck Count */
            deck_count: number;
            /** Current */
            current: [
                string | null,
                string | null
            ];
            /** Upcoming */
            upcoming: [
                string | null,
                string | null
            ];
            won: components["schemas"]["EuropeDividedCards"];
            /** Failed */
            failed: string[];
            /** Discarded */
            discarded: string[];
            /** Laid */
            laid: string | null;
            /** Unseen */
            unseen: string[];
        };
        /**
         * EuropeDividedGrowth
         * @description 5.2 to 5.4: what an increase would do; whether it is blocked at 5, wins the region card, or places the cube.
         */
        EuropeDividedGrowth: {
            /** From */
            from: number;
            /** To */
            to: number;
            /** Blocked */
            blocked: boolean;
            /** Card */
            card: boolean;
            /** Place */
            place: boolean;
        };
        /**
         * EuropeDividedHints
         * @description By action, region, card or event: what the seat may do now, what it costs and does, and why not.
         */
        EuropeDividedHints: {
            /** Price */
            price: {
                [key: string]: number;
            };
            /** Moves */
            moves: {
                [key: string]: {
                    [key: string]: components["schemas"]["EuropeDividedWay"];
                };
            };
            /** Grow */
            grow: {
                [key: string]: components["schemas"]["EuropeDividedGrowth"];
            };
            /** Income */
            income: {
                [key: string]: number;
            };
            /** After */
            after: {
                [key: string]: {
                    [key: string]: boolean;
                };
            };
            /** Why Not */
            why_not: {
                [key: string]: "colour" | "break_up" | "sanctions" | "coins" | "supply" | "no_target" | "no_cube" | "has_cube" | "at_limit" | "blocked" | "closed" | "stop" | "far" | "not_named";
            };
            /** Events */
            events: {
                [key: string]: components["schemas"]["EuropeDividedEventNearness"];
            };
        };
        /**
         * EuropeDividedPair
         * @description A number of each side.
         */
        EuropeDividedPair: {
            /** Europe */
            europe: number;
            /** Russia */
            russia: number;
        };
        /**
         * EuropeDividedPrompt
         * @description Who decides because of which card, advantage card or sea; picks left, the unit's start, the increase, whether it is free.
         */
        EuropeDividedPrompt: {
            /** Side */
            side: ("europe" | "russia") | null;
            /** Kind */
            kind: ("action" | "effect" | "reaction" | "advantage" | "sea") | null;
            /** Card */
            card: string | null;
            /** Advantage */
            advantage: string | null;
            /** Sea */
            sea: ("baltic_sea" | "black_sea") | null;
            /** Verb */
            verb: ("eu_place" | "eu_grow" | "eu_income" | "nato_place" | "nato_grow" | "nato_mobilise" | "nato_move" | "ru_place" | "ru_grow" | "ru_income" | "ru_mobilise" | "ru_move" | "special") | null;
            /** Left */
            left: number;
            /** From */
            from: string | null;
            /** Amount */
            amount: number;
            /** Free */
            free: boolean;
        };
        /**
         * EuropeDividedRegionNearness
         * @description One region of an event: values, and the steps missing there.
         */
        EuropeDividedRegionNearness: {
            /** Own */
            own: number;
            /** Rival */
            rival: number;
            /** Units */
            units: number;
            /** Units Needed */
            units_needed: number;
            /** Met */
            met: boolean;
            /** Short */
            short: number;
        };
        /**
         * EuropeDividedResolves
         * @description The turns in which the events that lie there will be resolved.
         */
        EuropeDividedResolves: {
            /** Current */
            current: number | null;
            /** Upcoming */
            upcoming: number | null;
        };
        /**
         * EuropeDividedSeaBoard
         * @description 7.1, 7.2: totals and holder of a sea; whether the order of ties decided, and whether the bonus move was made.
         */
        EuropeDividedSeaBoard: {
            /** Holder */
            holder: ("eu" | "nato" | "russia") | null;
            totals: components["schemas"]["EuropeDividedCubes"];
            /** Minimum */
            minimum: number;
            /** Tie */
            tie: boolean;
            /** Used */
            used: boolean;
            /** Order */
            order: ("eu" | "nato" | "russia")[];
        };
        /**
         * EuropeDividedSeas
         * @description Both seas.
         */
        EuropeDividedSeas: {
            baltic_sea: components["schemas"]["EuropeDividedSeaBoard"];
            black_sea: components["schemas"]["EuropeDividedSeaBoard"];
        };
        /**
         * EuropeDividedTold
         * @description A number of each side where the seat may know it.
         */
        EuropeDividedTold: {
            /** Europe */
            europe: number | null;
            /** Russia */
            russia: number | null;
        };
        /**
         * EuropeDividedView
         * @description What one seat may know and do; `board` is the game's own.
         */
        EuropeDividedView: {
            /** Rules */
            rules: number;
            /** Seat */
            seat: string;
            /** Sequence */
            sequence: number;
            /** To Move */
            to_move: string[];
            /** Question */
            question: string;
            /** Legal */
            legal: string[];
            /** Can Undo */
            can_undo: boolean;
            outcome: components["schemas"]["OutcomeOut"] | null;
            /** Options */
            options: {
                [key: string]: boolean | number | string | string[];
            };
            /** Log */
            log: components["schemas"]["StepOut"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "europe_divided";
            board: components["schemas"]["EuropeDividedBoard"];
        };
        /**
         * EuropeDividedWay
         * @description 5.7 to 5.9: the price and the steps of a move, and what happens to the unit there.
         */
        EuropeDividedWay: {
            /** Price */
            price: number;
            /** Path */
            path: string[];
            /** Stop */
            stop: ("clash" | "break") | null;
        };
        /** FairOut */
        FairOut: {
            /** Secret */
            secret: string;
            /** Entropy */
            entropy: {
                [key: string]: string;
            };
        };
        /** GameOut */
        GameOut: {
            /** Id */
            id: string;
            /** Year */
            year: number;
            /** Rules */
            rules: number;
            /** Seats */
            seats: string[];
            /** Actions */
            actions: string[];
            /** Questions */
            questions: string[];
            /** Endings */
            endings: string[];
            /** Headings */
            headings: string[];
            /** Options */
            options: components["schemas"]["OptionOut"][];
            /** Bots */
            bots: string[];
        };
        /** GamesOut */
        GamesOut: {
            /** Games */
            games: components["schemas"]["GameOut"][];
        };
        /** HealthOut */
        HealthOut: {
            /**
             * Status
             * @enum {string}
             */
            status: "ok" | "database";
            /** Version */
            version: string;
            /** Tables */
            tables: number;
        };
        /**
         * HintOut
         * @description A suggested action; *win* is its win probability, *line* the moves the seat would make, beginning with the action.
         */
        HintOut: {
            /** Action */
            action: string;
            /** Win */
            win: number | null;
            /** Reasons */
            reasons: components["schemas"]["ReasonOut"][];
            /** Line */
            line: string[];
        };
        /**
         * HintsOut
         * @description The best three answers, best first.
         */
        HintsOut: {
            /** Seat */
            seat: string;
            /** Sequence */
            sequence: number;
            /** Hints */
            hints: components["schemas"]["HintOut"][];
        };
        /** LineOut */
        LineOut: {
            /** Line */
            line: string;
        };
        /** LinkOut */
        LinkOut: {
            /** Token */
            token: string;
            /** Seconds */
            seconds: number;
        };
        /**
         * ListedOut
         * @description A table in a list.
         */
        ListedOut: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Mode */
            mode: string;
            /**
             * Status
             * @enum {string}
             */
            status: "waiting" | "playing" | "over" | "aborted";
            /** Title */
            title: string;
            /** Options */
            options: {
                [key: string]: boolean | number | string | string[];
            };
            /** Seats */
            seats: {
                [key: string]: components["schemas"]["SeatOut"];
            };
            /** To Move */
            to_move: string[];
            /** Your Move */
            your_move: boolean;
            outcome: components["schemas"]["OutcomeOut"] | null;
            /** Changed */
            changed: number;
        };
        /** LoginIn */
        LoginIn: {
            /** Login */
            login: string;
            /** Password */
            password: string;
        };
        /** MeOut */
        MeOut: {
            visitor: components["schemas"]["VisitorOut"] | null;
        };
        /**
         * MomentOut
         * @description A step of the game and the chance of the first seat to win there.
         */
        MomentOut: {
            /** Step */
            step: number;
            /** Win */
            win: number;
            /** Change */
            change: number;
        };
        /** NameIn */
        NameIn: {
            /** Name */
            name: string;
            /**
             * Lang
             * @default
             * @enum {string}
             */
            lang: "" | "en" | "pl" | "ru" | "hu";
        };
        /** OptionOut */
        OptionOut: {
            /** Name */
            name: string;
            /** Values */
            values: (boolean | number | string)[];
            /** Several */
            several: boolean;
            /** Rule */
            rule: string;
        };
        /** OutcomeOut */
        OutcomeOut: {
            /** Winner */
            winner: string;
            /** Ending */
            ending: string;
        };
        /**
         * Problem
         * @description What is wrong: a name for programs, a sentence for people.
         */
        Problem: {
            /** Name */
            name: string;
            /** Text */
            text: string;
        };
        /**
         * ReasonOut
         * @description A rule of thumb and what it says, in hundredths of a victory point.
         */
        ReasonOut: {
            /** Thumb */
            thumb: string;
            /** Points */
            points: number;
        };
        /** RecordIn */
        RecordIn: {
            /** Text */
            text: string;
            /**
             * Partial
             * @default false
             */
            partial: boolean;
        };
        /**
         * RecordOut
         * @description A game that was brought along: *notices* are for the person who did; *difference* says why only a part of it came through.
         */
        RecordOut: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Rules */
            rules: number;
            /** Mode */
            mode: string;
            /**
             * Status
             * @enum {string}
             */
            status: "waiting" | "playing" | "over" | "aborted";
            /** Title */
            title: string;
            /** Options */
            options: {
                [key: string]: boolean | number | string | string[];
            };
            /** Seats */
            seats: {
                [key: string]: components["schemas"]["SeatOut"];
            };
            /** To Move */
            to_move: string[];
            /** Sequence */
            sequence: number;
            outcome: components["schemas"]["OutcomeOut"] | null;
            clock: components["schemas"]["ClockOut"] | null;
            /** Commitment */
            commitment: string;
            fair: components["schemas"]["FairOut"] | null;
            /** Undo Asked */
            undo_asked: string | null;
            /** Rematch */
            rematch: string | null;
            /** Hints */
            hints: boolean;
            /** Review */
            review: boolean;
            /** Created */
            created: number;
            /** Changed */
            changed: number;
            /** Notices */
            notices: string[];
            /** Difference */
            difference: string | null;
        };
        /**
         * ReviewOut
         * @description How the chance of the first seat to win went, and the five moments when it turned.
         */
        ReviewOut: {
            /** Seat */
            seat: string;
            /** Curve */
            curve: components["schemas"]["MomentOut"][];
            /** Turning Points */
            turning_points: components["schemas"]["MomentOut"][];
        };
        /**
         * RowOut
         * @description An event of the game by its name, with the names and numbers it is about.
         */
        RowOut: {
            /** Name */
            name: string;
            /** Facts */
            facts: {
                [key: string]: string | number;
            };
        };
        /** SeatOut */
        SeatOut: {
            /** Name */
            name: string;
            /** Bot */
            bot: string | null;
            /** You */
            you: boolean;
            /** Online */
            online: boolean;
        };
        /**
         * SessionOut
         * @description A device on which I am signed in; *here*: this one.
         */
        SessionOut: {
            /** Id */
            id: string;
            /** Device */
            device: string;
            /** Created */
            created: number;
            /** Seen */
            seen: number;
            /** Expires */
            expires: number;
            /** Here */
            here: boolean;
        };
        /** SessionsOut */
        SessionsOut: {
            /** Sessions */
            sessions: components["schemas"]["SessionOut"][];
        };
        /** ShowIn */
        ShowIn: {
            /** Game */
            game: string;
        };
        /**
         * StepOut
         * @description What a move caused; step 0 is the start.
         */
        StepOut: {
            /** Step */
            step: number;
            /** Rows */
            rows: components["schemas"]["RowOut"][];
        };
        /** TableIn */
        TableIn: {
            /** Game */
            game: string;
            /**
             * Mode
             * @default bot
             * @enum {string}
             */
            mode: "bot" | "private" | "open" | "hotseat" | "sandbox";
            /**
             * Side
             * @default random
             */
            side: string;
            /**
             * Bot
             * @default random
             */
            bot: string;
            /** Options */
            options?: {
                [key: string]: unknown;
            };
            clock?: components["schemas"]["ClockIn"] | null;
            /**
             * Position
             * @default
             */
            position: string;
        };
        /**
         * TableOut
         * @description What is public about a table.
         */
        TableOut: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Rules */
            rules: number;
            /** Mode */
            mode: string;
            /**
             * Status
             * @enum {string}
             */
            status: "waiting" | "playing" | "over" | "aborted";
            /** Title */
            title: string;
            /** Options */
            options: {
                [key: string]: boolean | number | string | string[];
            };
            /** Seats */
            seats: {
                [key: string]: components["schemas"]["SeatOut"];
            };
            /** To Move */
            to_move: string[];
            /** Sequence */
            sequence: number;
            outcome: components["schemas"]["OutcomeOut"] | null;
            clock: components["schemas"]["ClockOut"] | null;
            /** Commitment */
            commitment: string;
            fair: components["schemas"]["FairOut"] | null;
            /** Undo Asked */
            undo_asked: string | null;
            /** Rematch */
            rematch: string | null;
            /** Hints */
            hints: boolean;
            /** Review */
            review: boolean;
            /** Created */
            created: number;
            /** Changed */
            changed: number;
        };
        /** TablesOut */
        TablesOut: {
            /** Tables */
            tables: components["schemas"]["ListedOut"][];
        };
        /** TokenIn */
        TokenIn: {
            /** Token */
            token: string;
        };
        /**
         * TwilightStruggleBoard
         * @description Everything on and beside the map that a seat may know; countries, cards, regions and effects go by their ids.
         */
        TwilightStruggleBoard: {
            /** Turn */
            turn: number;
            /** Round */
            round: number;
            /**
             * Phase
             * @enum {string}
             */
            phase: "setup" | "headline" | "round" | "end";
            /** Phasing */
            phasing: ("us" | "ussr") | null;
            rounds: components["schemas"]["TwilightStrugglePair"];
            /** Defcon */
            defcon: number;
            /** Vp */
            vp: number;
            milops: components["schemas"]["TwilightStrugglePair"];
            space: components["schemas"]["TwilightStrugglePair"];
            space_plays: components["schemas"]["TwilightStrugglePair"];
            china: components["schemas"]["TwilightStruggleChina"];
            /** Effects */
            effects: string[];
            ops_change: components["schemas"]["TwilightStrugglePair"];
            /** Death Squads */
            death_squads: number;
            /** Chernobyl */
            chernobyl: string | null;
            /** Crisis */
            crisis: ("us" | "ussr") | null;
            /** Bury */
            bury: boolean;
            /** Envy */
            envy: ("us" | "ussr") | null;
            /** Civil War */
            civil_war: boolean;
            /** Swapped */
            swapped: boolean;
            /** Influence */
            influence: {
                [key: string]: [
                    number,
                    number
                ];
            };
            /** Control */
            control: {
                [key: string]: "us" | "ussr";
            };
            /** Hand */
            hand: string[];
            headline: components["schemas"]["TwilightStruggleHeadlines"];
            hand_count: components["schemas"]["TwilightStrugglePair"];
            /** Known */
            known: string[];
            /** Discard */
            discard: string[];
            /** Removed */
            removed: string[];
            /** Table */
            table: string[];
            /** Front */
            front: string[];
            /** Box */
            box: string[];
            /** Unseen */
            unseen: string[];
            /** Deck Count */
            deck_count: number;
            /** Scores */
            scores: {
                [key: string]: components["schemas"]["TwilightStruggleScore"];
            };
            prompt: components["schemas"]["TwilightStrugglePrompt"];
            hints: components["schemas"]["TwilightStruggleHints"];
        };
        /**
         * TwilightStruggleChina
         * @description Who has the China Card, and whether it may be played.
         */
        TwilightStruggleChina: {
            /** Holder */
            holder: ("us" | "ussr") | null;
            /** Up */
            up: boolean;
        };
        /**
         * TwilightStruggleCoupOdds
         * @description 6.3: the least die that removes something; whether DEFCON falls; who would lose the game by trying.
         */
        TwilightStruggleCoupOdds: {
            /** Ops */
            ops: number;
            /** Modifier */
            modifier: number;
            /** Need */
            need: number;
            /** Chance */
            chance: number;
            /** Defcon */
            defcon: boolean;
            /** Loses */
            loses: ("us" | "ussr") | null;
            /** Why */
            why: ("cuban_missile_crisis" | "defcon") | null;
        };
        /**
         * TwilightStruggleDanger
         * @description A play that loses the game by DEFCON or lets it be lost: whose game, how, whether for sure, by which cards.
         */
        TwilightStruggleDanger: {
            /**
             * Loses
             * @enum {string}
             */
            loses: "us" | "ussr";
            /**
             * How
             * @enum {string}
             */
            how: "event" | "coup" | "boycott" | "summit" | "draw" | "hand_over" | "pile";
            /** Sure */
            sure: boolean;
            /** Card */
            card: string | null;
            /** By */
            by: string | null;
        };
        /**
         * TwilightStruggleHeadlines
         * @description The headline of each side: a card, "hidden", or none yet.
         */
        TwilightStruggleHeadlines: {
            /** Us */
            us: string | null;
            /** Ussr */
            ussr: string | null;
        };
        /**
         * TwilightStruggleHints
         * @description By country, action or card: what the seat may do now, what it costs and how likely it is.
         */
        TwilightStruggleHints: {
            /** Coup */
            coup: {
                [key: string]: components["schemas"]["TwilightStruggleCoupOdds"];
            };
            /** Realign */
            realign: {
                [key: string]: components["schemas"]["TwilightStruggleRealignOdds"];
            };
            space: components["schemas"]["TwilightStruggleSpaceOdds"] | null;
            /** Price */
            price: {
                [key: string]: number;
            };
            /** War */
            war: {
                [key: string]: components["schemas"]["TwilightStruggleWarOdds"];
            };
            /** Danger */
            danger: {
                [key: string]: components["schemas"]["TwilightStruggleDanger"];
            };
            /** Deadly */
            deadly: {
                [key: string]: components["schemas"]["TwilightStruggleDanger"];
            };
        };
        /**
         * TwilightStrugglePair
         * @description A number of each side.
         */
        TwilightStrugglePair: {
            /** Us */
            us: number;
            /** Ussr */
            ussr: number;
        };
        /**
         * TwilightStrugglePrompt
         * @description Who decides on which card; operations and what is left of them, or points left to place.
         */
        TwilightStrugglePrompt: {
            /** Side */
            side: ("us" | "ussr") | null;
            /** Card */
            card: string | null;
            /** Ops */
            ops?: number;
            /** Ops Left */
            ops_left?: number;
            /** Left */
            left?: number;
        };
        /**
         * TwilightStruggleRealignOdds
         * @description 6.2.2: both modifiers and the chances of the acting side.
         */
        TwilightStruggleRealignOdds: {
            /** Own */
            own: number;
            /** Other */
            other: number;
            /** Win */
            win: number;
            /** Tie */
            tie: number;
            /** Lose */
            lose: number;
        };
        /**
         * TwilightStruggleScore
         * @description What a region would score now (10.1).
         */
        TwilightStruggleScore: {
            /** Us */
            us: number;
            /** Ussr */
            ussr: number;
            /**
             * Us Level
             * @enum {string}
             */
            us_level: "none" | "presence" | "domination" | "control";
            /**
             * Ussr Level
             * @enum {string}
             */
            ussr_level: "none" | "presence" | "domination" | "control";
        };
        /**
         * TwilightStruggleSpaceOdds
         * @description 6.4: the next box, the operations it takes, and the highest die that reaches it.
         */
        TwilightStruggleSpaceOdds: {
            /** Box */
            box: number;
            /** Ops */
            ops: number;
            /** Need */
            need: number;
            /** Chance */
            chance: number;
        };
        /**
         * TwilightStruggleView
         * @description What one seat may know and do; `board` is the game's own.
         */
        TwilightStruggleView: {
            /** Rules */
            rules: number;
            /** Seat */
            seat: string;
            /** Sequence */
            sequence: number;
            /** To Move */
            to_move: string[];
            /** Question */
            question: string;
            /** Legal */
            legal: string[];
            /** Can Undo */
            can_undo: boolean;
            outcome: components["schemas"]["OutcomeOut"] | null;
            /** Options */
            options: {
                [key: string]: boolean | number | string | string[];
            };
            /** Log */
            log: components["schemas"]["StepOut"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "twilight_struggle";
            board: components["schemas"]["TwilightStruggleBoard"];
        };
        /**
         * TwilightStruggleWarOdds
         * @description 7.6: whose war, its modifier, and the least die that wins it.
         */
        TwilightStruggleWarOdds: {
            /**
             * Side
             * @enum {string}
             */
            side: "us" | "ussr";
            /** Modifier */
            modifier: number;
            /** Need */
            need: number;
            /** Chance */
            chance: number;
        };
        /** VisitorOut */
        VisitorOut: {
            /** Name */
            name: string;
            /**
             * Lang
             * @enum {string}
             */
            lang: "" | "en" | "pl" | "ru" | "hu";
            /** Login */
            login: string | null;
            /** Email */
            email: string | null;
        };
        /** Abort */
        Abort: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "abort";
        };
        /** AnswerUndo */
        AnswerUndo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answer_undo";
            /** Accept */
            accept: boolean;
        };
        /** AskUndo */
        AskUndo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ask_undo";
        };
        /** Chat */
        Chat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chat";
            /** Text */
            text: string;
        };
        /**
         * Hello
         * @description First of all, and whenever another seat of one's own is to be seen. *since*: the last step of the log that the page has.
         */
        Hello: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hello";
            /**
             * Since
             * @default 0
             */
            since: number;
            /**
             * Seat
             * @default null
             */
            seat: string | null;
            /**
             * Entropy
             * @default null
             */
            entropy: string | null;
        };
        /** Ping */
        Ping: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ping";
        };
        /** Play */
        Play: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play";
            /** Sequence */
            sequence: number;
            /** Action */
            action: string;
        };
        /** Resign */
        Resign: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resign";
        };
        /**
         * Rewind
         * @description Back to any step; sandbox only.
         */
        Rewind: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rewind";
            /** Step */
            step: number;
        };
        /** Undo */
        Undo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "undo";
            /** Sequence */
            sequence: number;
        };
        ClientMessage: components["schemas"]["Hello"] | components["schemas"]["Play"] | components["schemas"]["Undo"] | components["schemas"]["Rewind"] | components["schemas"]["AskUndo"] | components["schemas"]["AnswerUndo"] | components["schemas"]["Chat"] | components["schemas"]["Resign"] | components["schemas"]["Abort"] | components["schemas"]["Ping"];
        /** ChatMessage */
        ChatMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chat";
            /** Name */
            name: string;
            /** Seat */
            seat: string;
            /** Text */
            text: string;
            /** At */
            at: number;
        };
        /** ClockMessage */
        ClockMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "clock";
            clock: components["schemas"]["ClockOut"];
        };
        /** ErrorMessage */
        ErrorMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "error";
            /** Name */
            name: string;
            /** Text */
            text: string;
            /** Sequence */
            sequence: number;
        };
        /** Pong */
        Pong: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pong";
        };
        /** TableMessage */
        TableMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "table";
            table: components["schemas"]["TableOut"];
        };
        /** UndoAsked */
        UndoAsked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "undo_asked" | "undo_refused";
            /** By */
            by: string;
        };
        /** ViewMessage */
        ViewMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "view";
            /** View */
            view: components["schemas"]["TwilightStruggleView"] | components["schemas"]["CiaVsKgbView"] | components["schemas"]["EuropeDividedView"];
        };
        ServerMessage: components["schemas"]["ViewMessage"] | components["schemas"]["TableMessage"] | components["schemas"]["ClockMessage"] | components["schemas"]["ChatMessage"] | components["schemas"]["UndoAsked"] | components["schemas"]["ErrorMessage"] | components["schemas"]["Pong"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    read_me_api_me_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    enter_api_me_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leave_api_me_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_sessions_api_me_sessions_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    end_sessions_api_me_sessions_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    end_session_api_me_sessions__session_id__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    make_link_api_me_link_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    carry_api_me_carry_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    register_api_me_account_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    log_in_api_me_login_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_tables_api_tables_get: {
        parameters: {
            query?: {
                kind?: "mine" | "open" | "live" | "records";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TablesOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    create_table_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_api_shows_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShowIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    read_table_api_tables__table_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    join_table_api_tables__table_id__join_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rematch_api_tables__table_id__rematch_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    branch_api_branches_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    add_record_api_records_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    read_view_api_tables__table_id__view_get: {
        parameters: {
            query?: {
                seat?: string | null;
                step?: number | null;
                since?: number;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwilightStruggleView"] | components["schemas"]["CiaVsKgbView"] | components["schemas"]["EuropeDividedView"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    read_log_api_tables__table_id__log_get: {
        parameters: {
            query?: {
                seat?: string | null;
                lang?: ("en" | "pl" | "ru" | "hu") | null;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    read_position_api_tables__table_id__position_get: {
        parameters: {
            query?: {
                seat?: string | null;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    read_file_api_tables__table_id__record_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    read_hints_api_tables__table_id__hints_get: {
        parameters: {
            query?: {
                seat?: string | null;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HintsOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    read_review_api_tables__table_id__review_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_games_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamesOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    read_texts_api_games__game__texts__lang__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    health_api_health_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthOut"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthOut"];
                };
            };
        };
    };
}
