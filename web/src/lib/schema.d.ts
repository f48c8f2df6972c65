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
         * @description Who the cookie says I am; nobody without one.
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
         * @description Forget me on this device.
         */
        delete: operations["leave_api_me_delete"];
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
         * @description My tables, the lobby, or recorded games to watch.
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
    "/api/tables/{table_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Table
         * @description A table as everybody may know it.
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
        /** RecordIn */
        RecordIn: {
            /** Text */
            text: string;
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
         * @description A table as everybody may know it.
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
             * Game
             * @constant
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
            view: components["schemas"]["TwilightStruggleView"];
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
                kind?: "mine" | "open" | "records";
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
                    "application/json": components["schemas"]["TwilightStruggleView"];
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
