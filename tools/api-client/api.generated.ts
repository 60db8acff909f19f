// Made by `npm run api-client` from the description of the API: do not change it by hand.
export interface paths {
    "/api/core/account/email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A yes or no to a change of email, by the link that one of both addresses got
         * @description A yes or no to a change of email, by the link that one of both addresses got. `countsOn` is the day from which a change that waits needs no word from the old address.
         *
         *     **Who may call:** Anybody, without a credential.
         *
         *     At most 30 in a minute from one network.
         */
        post: operations["postAccountEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/account/email-change/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says whether the link of a change of email can still be used, and to which of both addresses it was sent
         * @description Says whether the link of a change of email can still be used, and to which of both addresses it was sent.
         *
         *     **Who may call:** Anybody, without a credential.
         *
         *     At most 30 in a minute from one network.
         */
        post: operations["postAccountEmailChangeCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/account/erasure/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same by the link of the mail, without a login
         * @description The same by the link of the mail, without a login.
         *
         *     **Who may call:** Anybody, without a credential.
         *
         *     At most 30 in a minute from one network.
         */
        post: operations["postAccountErasureCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/account/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person’s own details and where they are logged in
         * @description The person’s own details and where they are logged in.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         */
        get: operations["getAccountMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/account/mine/agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything the person was asked to agree to
         * @description Everything the person was asked to agree to: what they said last, when, and the text they were shown.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         */
        get: operations["getAccountMineAgreements"];
        put?: never;
        /**
         * Changes one answer
         * @description Changes one answer. A no stops what the yes allowed and removes what it brought: reports of credit searches, health conditions, support needs. A yes is taken only where `canBeGiven` says so.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         *
         *     At most 20 in an hour by one person.
         */
        post: operations["postAccountMineAgreements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/account/mine/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The person types their password again, with a code where they have turned codes on
         * @description The person types their password again, with a code where they have turned codes on. Gives a confirmation that calls about the account itself ask for: it works for five minutes, in this session alone.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         *
         *     At most 20 in 15 minutes by one person.
         */
        post: operations["postAccountMineConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/account/mine/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the person has asked of their data, who has looked at their case, and what the law keeps after an erasure
         * @description What the person has asked of their data, who has looked at their case, and what the law keeps after an erasure.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         */
        get: operations["getAccountMineData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/account/mine/data/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything that is held about the person, for a computer to read
         * @description Everything that is held about the person, for a computer to read. Asks for a confirmation of the password.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         *
         *     At most 10 in an hour by one person.
         */
        post: operations["postAccountMineDataCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/account/mine/data/copy.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same as tagged PDF, to read
         * @description The same as tagged PDF, to read. Asks for a confirmation of the password.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         *
         *     At most 10 in an hour by one person.
         */
        post: operations["postAccountMineDataCopyPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/account/mine/data/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The person says what is wrong in what we hold
         * @description The person says what is wrong in what we hold. A mail confirms it; we answer within a month.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         *
         *     At most 10 in a day by one person.
         */
        post: operations["postAccountMineDataCorrections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/account/mine/data/corrections/{correctionId}": {
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
         * Takes back what the person said is wrong, while it is open
         * @description Takes back what the person said is wrong, while it is open.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         */
        delete: operations["deleteAccountMineDataCorrectionsCorrectionId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/account/mine/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for another email
         * @description Asks for another email. The new address gets a link to confirm, the old one a link to agree or stop. The same answer whether or not the new one has an account.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         *
         *     At most 5 in an hour by one person.
         */
        post: operations["postAccountMineEmail"];
        /**
         * Gives up a change of email that is under way
         * @description Gives up a change of email that is under way.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         */
        delete: operations["deleteAccountMineEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/account/mine/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for all that is held about the person to be erased, on a day that is told
         * @description Asks for all that is held about the person to be erased, on a day that is told; until then they can keep it. Asked again it changes nothing. Asks for a confirmation of the password.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         *
         *     At most 20 in an hour by one person.
         */
        post: operations["postAccountMineErasure"];
        /**
         * The person keeps their account
         * @description The person keeps their account: nothing is erased.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         *
         *     At most 20 in an hour by one person.
         */
        delete: operations["deleteAccountMineErasure"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/account/mine/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the person’s name
         * @description Changes the person’s name.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         *
         *     At most 20 in an hour by one person.
         */
        post: operations["postAccountMineName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/account/mine/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the number to ring, or takes it away by an empty one
         * @description Changes the number to ring, or takes it away by an empty one. The email is told, and the old number by a text message at a time that is safe, unless `tellsOld` is false.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         *
         *     At most 20 in an hour by one person.
         */
        post: operations["postAccountMinePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/account/mine/safe-contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the person can be reached without somebody else learning of it
         * @description How the person can be reached without somebody else learning of it.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         */
        get: operations["getAccountMineSafeContact"];
        /**
         * Keeps what is given of it, and what is left out stays as it is
         * @description Keeps what is given of it, and what is left out stays as it is; the email is told. It goes with each call that is asked for, those that are waited for too, and the settings of the pages go to each device at its next login.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         *
         *     At most 200 in an hour by one person.
         */
        put: operations["putAccountMineSafeContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/account/mine/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns the second factor on by a code of the app, and gives ten recovery codes, this once
         * @description Turns the second factor on by a code of the app, and gives ten recovery codes, this once. Made again with the same code within ten minutes, where the answer was lost, it gives ten new ones in their place.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         *
         *     At most 30 in 15 minutes by one person.
         */
        post: operations["postAccountMineSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/account/mine/second-factor/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns the second factor off, by a confirmation, which took a code
         * @description Turns the second factor off, by a confirmation, which took a code. NOT_FOUND where it is off already.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         *
         *     At most 30 in 15 minutes by one person.
         */
        post: operations["postAccountMineSecondFactorRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/account/mine/second-factor/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a secret for an app that shows codes (TOTP
         * @description Makes a secret for an app that shows codes (TOTP: six digits, 30 seconds, SHA-1). A login asks for a code only once one was given back with `POST /account/mine/second-factor`, within an hour. Asked again in the same login it gives the same secret for ten minutes.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         *
         *     At most 30 in 15 minutes by one person.
         */
        post: operations["postAccountMineSecondFactorSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/account/mine/sessions": {
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
         * Logs every device out but the one that asks
         * @description Logs every device out but the one that asks.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         */
        delete: operations["deleteAccountMineSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/account/mine/sessions/{sessionId}": {
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
         * Logs one device out
         * @description Logs one device out. NOT_FOUND where it is logged out already.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         */
        delete: operations["deleteAccountMineSessionsSessionId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/advice/mine/qualifier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The first look at what could help, from the answers on the path
         * @description The first look at what could help, from the answers on the path. Refused until the Qualifier has been walked to its advice, or to the text before it that shows it; given also while a later questionnaire runs.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getAdviceMineQualifier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/advice/mine/recommendation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What we would recommend, what else is open and what is not, each with its reasons, judged by the limits of today and kept
         * @description What we would recommend, what else is open and what is not, each with its reasons, judged by the limits of today and kept. Refused until the full review has been walked to its advice. The same facts on the same day give the same record.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getAdviceMineRecommendation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/advice/mine/recommendation/{recordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A recommendation as it was given and kept, on the facts, rules and limits of its day
         * @description A recommendation as it was given and kept, on the facts, rules and limits of its day.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getAdviceMineRecommendationRecordId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/advice/mine/recommendation/{recordId}/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The facts that a kept recommendation was judged on, its day, and the limits of that day
         * @description The facts that a kept recommendation was judged on, its day, and the limits of that day. The browser judges changes to them by the same rules, so that a person can see what would happen; nothing of that is sent or kept.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getAdviceMineRecommendationRecordIdFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/advice/mine/recommendation/{recordId}/summary.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A recommendation as it was given and kept, as tagged PDF
         * @description A recommendation as it was given and kept, as tagged PDF. The same record gives the same bytes, for the same name and the same words of the operator. Facts of health are left out.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 20 in 10 minutes by one person.
         */
        get: operations["getAdviceMineRecommendationRecordIdSummaryPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/advice/mine/urgent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What cannot wait, the most dangerous first, with what to do and whom to ring where the person lives
         * @description What cannot wait, the most dangerous first, with what to do and whom to ring where the person lives: as the answers on the path say now, at any place of any questionnaire. Once there is advice, the same as in it, debts included.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getAdviceMineUrgent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/analytics/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records one step of a visit, for counting
         * @description Records one step of a visit, for counting. Refused without the visitor’s yes to analytics; never blocks the person.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postAnalyticsEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/answers/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All saved answers of the journey, for coming back to it
         * @description All saved answers of the journey, for coming back to it.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getAnswersMine"];
        put?: never;
        /**
         * Saves the answers of one step
         * @description Saves the answers of one step. Success has an empty body; a repeated save changes nothing. Of a choice, `id` is that of the answer that was picked, as the step lists it, and `value` is the text it has there; several are given where the step is a `Checkbox`. Of anything typed, `id` is that of the one answer that the step has, and `value` is what was typed, by `optionType`: `Date of Birth` and `Date` as `YYYY-MM-DD` (27 March 1985 is `1985-03-27`), `Month and Year` as `YYYY-MM`, `Day and Month` as `--MM-DD`, `Money` in pounds with or without commas and pence (`1,650`, `12.50`), `Numeric` as a whole number, `Phone Number` as a UK number (`07700 900123`, `+447700900123`), `Email` as an email address, `Text` and `Short Text` as they were typed. A step that is no question is passed with an empty list, once what it asks for is done.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postAnswersMine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/answers/mine/known": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the questions of a later questionnaire begin with, from the first one, the debts and the budget, so that nothing is asked twice
         * @description What the questions of a later questionnaire begin with, from the first one, the debts and the budget, so that nothing is asked twice. Empty for the first questionnaire.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getAnswersMineKnown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/answers/mine/pages/{pageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved answers of one page
         * @description The saved answers of one page.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getAnswersMinePagesPageId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/applications/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The application for what the person chose, filled in with what they told us
         * @description The application for what the person chose, filled in with what they told us; null where they chose nothing, or nothing that is applied for.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getApplicationsMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/applications/mine/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives an answer in the application, picks one of two that do not match, or with null takes back what was given there
         * @description Gives an answer in the application, picks one of two that do not match, or with null takes back what was given there. Of a list, a whole entry by its parts, or an empty list for none.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postApplicationsMineAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/applications/mine/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hands the application over to one of us, complete or as it is
         * @description Hands the application over to one of us, complete or as it is. Handing over what is handed over changes nothing.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postApplicationsMineHandOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/applications/mine/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the application back, to change it, before one of us has accepted it
         * @description Takes the application back, to change it, before one of us has accepted it. Again it changes nothing.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postApplicationsMineTakeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/bookings/by-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The booking that a mail of ours links to, without an account
         * @description The booking that a mail of ours links to, without an account.
         *
         *     **Who may call:** Anybody, without a credential.
         *
         *     At most 30 in a minute from one network.
         */
        post: operations["postBookingsByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/bookings/by-link/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels that booking
         * @description Cancels that booking. Again it changes nothing.
         *
         *     **Who may call:** Anybody, without a credential.
         *
         *     At most 30 in a minute from one network.
         */
        post: operations["postBookingsByLinkCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/bookings/by-link/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves that booking to another time
         * @description Moves that booking to another time.
         *
         *     **Who may call:** Anybody, without a credential.
         *
         *     At most 30 in a minute from one network.
         */
        post: operations["postBookingsByLinkMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/bookings/by-link/times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The times to which that booking can be moved
         * @description The times to which that booking can be moved.
         *
         *     **Who may call:** Anybody, without a credential.
         *
         *     At most 30 in a minute from one network.
         */
        post: operations["postBookingsByLinkTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/bookings/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The talk that the person has booked, null for none
         * @description The talk that the person has booked, null for none; and whom we would reach, as far as we know.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getBookingsMine"];
        put?: never;
        /**
         * Books a talk, and writes to the person where we have an email
         * @description Books a talk, and writes to the person where we have an email. The same `id` again is the same booking. By phone it needs a number; by chat a number or an email.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 10 in an hour by one person, 60 in an hour from one network.
         */
        post: operations["postBookingsMine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/bookings/mine/{bookingId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a booked talk
         * @description Cancels a booked talk. Again it changes nothing.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postBookingsMineBookingIdCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/bookings/mine/{bookingId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a booked talk to another time
         * @description Moves a booked talk to another time. To the time that it has, nothing changes.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 20 in an hour by one person.
         */
        post: operations["postBookingsMineBookingIdMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/bookings/times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The times at which a talk with one of us can be booked, by day
         * @description The times at which a talk with one of us can be booked, by day. Times that are not safe for the person are left out, and the bank holidays of their nation.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getBookingsTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/callbacks/harddropout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hard drop-out
         * @description Hard drop-out: asks for a call, or says no to one. Asking needs a number, given here or known already; a number is checked whenever there is one.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postCallbacksHarddropout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/callbacks/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The calls that the person asked for, newest first
         * @description The calls that the person asked for, newest first. Asking for a call to the same number again is the same call. One to the number of the account follows that number when it changes.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getCallbacksMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/callbacks/mine/{callbackId}": {
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
         * Takes back a call that the person waits for
         * @description Takes back a call that the person waits for. Taking it back again changes nothing.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        delete: operations["deleteCallbacksMineCallbackId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/callbacks/mine/{callbackId}/number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Gives another number for a call that the person waits for
         * @description Gives another number for a call that the person waits for. It is the same call.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        put: operations["putCallbacksMineCallbackIdNumber"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/callbacks/mine/{callbackId}/time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Moves a call that the person waits for to another of its times
         * @description Moves a call that the person waits for to another of its times. It is the same call.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        put: operations["putCallbacksMineCallbackIdTime"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/callbacks/mine/made": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of the calls that the person asked for and does not wait for any more
         * @description What became of the calls that the person asked for and does not wait for any more: the newest of each step.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getCallbacksMineMade"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/callbacks/qualifier-advice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a call from the Qualifier advice
         * @description Asks for a call from the Qualifier advice. It needs a number, given here or known already, and checks it.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postCallbacksQualifierAdvice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/callbacks/recommendation-advice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a call from the recommendations
         * @description Asks for a call from the recommendations. It needs a number, given here or known already, and checks it.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postCallbacksRecommendationAdvice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/callbacks/softdropout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Soft drop-out
         * @description Soft drop-out: books a call, or goes on online. Booking needs a number, given here or known already; a number is checked whenever there is one.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postCallbacksSoftdropout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/chat/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How chat stands for the person
         * @description How chat stands for the person: whether it is open, whether somebody is there, and their conversation.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getChatMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/chat/mine/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the conversation
         * @description Ends the conversation. Where none is open it changes nothing.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postChatMineEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/chat/mine/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens in the conversation, as it happens
         * @description What happens in the conversation, as it happens. First how it stands, then each message after a place, once and in order; what the other side types and has read; and a heartbeat. It ends with `bye`, at the latest when the credential does: begin again from the last place, with a new credential where it says `signed out`. A connection that breaks is begun again in the same way.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getChatMineEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/chat/mine/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The messages of the latest conversation after a place, in order, with how it stands
         * @description The messages of the latest conversation after a place, in order, with how it stands.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getChatMineMessages"];
        put?: never;
        /**
         * Says something to an adviser
         * @description Says something to an adviser. Where no conversation is open it begins one, which waits for us, unless `of` says that they did not know of the end. The same `clientId` again is the same message, so it can be sent again until an answer comes. Outside the hours it waits until we open.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 120 in a minute by one person.
         */
        post: operations["postChatMineMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/chat/mine/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The person has read up to a place
         * @description The person has read up to a place. It never goes back.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postChatMineRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/chat/mine/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a text message about an answer would say, and to which number of the person’s it could go
         * @description What a text message about an answer would say, and to which number of the person’s it could go.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getChatMineText"];
        /**
         * Asks for one text message once an adviser has written and the person has not looked, at a time that is safe for them
         * @description Asks for one text message once an adviser has written and the person has not looked, at a time that is safe for them. Asked again it is the same wish, to the number that was given last.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 10 in an hour by one person.
         */
        put: operations["putChatMineText"];
        post?: never;
        /**
         * Takes that wish back, and forgets the number
         * @description Takes that wish back, and forgets the number. Where there is none it changes nothing.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        delete: operations["deleteChatMineText"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/chat/mine/transcript": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the latest conversation to the email of the account, as a PDF
         * @description Sends the latest conversation to the email of the account, as a PDF.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         *
         *     At most 5 in an hour by one person.
         */
        post: operations["postChatMineTranscript"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/chat/mine/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The person is typing
         * @description The person is typing. It holds for six seconds; say it again while they go on, and not more often than every three.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postChatMineTyping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/chat/worrying-words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The words of somebody who may be in danger
         * @description The words of somebody who may be in danger. Have them before the person writes: whoever writes one is to be shown at once whom to ring, also where we cannot be reached.
         *
         *     **Who may call:** Anybody, without a credential.
         */
        get: operations["getChatWorryingWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/consents/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest answer to one consent question
         * @description The latest answer to one consent question; hasConsented is null when it was never answered.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getConsentsMine"];
        put?: never;
        /**
         * Records a yes or a no to one consent question
         * @description Records a yes or a no to one consent question. Each answer is kept with its time.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postConsentsMine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/content/footer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Footer of the brand
         * @description Footer of the brand: menus, badges, rich text.
         *
         *     **Who may call:** Anybody, without a credential.
         */
        get: operations["getContentFooter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/content/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Operator content the journey shows
         * @description Operator content the journey shows: help contacts, call hours, chat and booking settings.
         *
         *     **Who may call:** Anybody, without a credential.
         */
        get: operations["getContentSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/customers/create-journey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins the first questionnaire on its newest version, or gives back the one already begun
         * @description Begins the first questionnaire on its newest version, or gives back the one already begun.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postCustomersCreateJourney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/customers/create-next-journey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins the questionnaire that follows the finished one
         * @description Begins the questionnaire that follows the finished one; gives back the running one when it is not finished, when none follows, and to a guest: the full review needs an account.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postCustomersCreateNextJourney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/customers/details/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What we know of the person
         * @description What we know of the person: name, email, number.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getCustomersDetailsMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/dashboard/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the person has to keep, in order of danger and not of day, with the one thing to do today, what waits for others and what was done lately
         * @description What the person has to keep, in order of danger and not of day, with the one thing to do today, what waits for others and what was done lately; with what cannot wait, and what they chose.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getDashboardMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/debts/credit-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every kind of debt
         * @description Every kind of debt.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getDebtsCreditTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/debts/credit-types/guides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What helps to find a kind of debt
         * @description What helps to find a kind of debt: its group, what it is, other words for it; and what the person named in the first questions, to begin the list with.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getDebtsCreditTypesGuides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/debts/creditors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Creditors whose name, or another name they are known by, fits what is typed
         * @description Creditors whose name, or another name they are known by, fits what is typed; the best first.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getDebtsCreditors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/debts/creditors/{id}/credit-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The kinds of debt that people have with this creditor, the likeliest first
         * @description The kinds of debt that people have with this creditor, the likeliest first.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getDebtsCreditorsIdCreditTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/debts/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The debts that are not deleted, in the order they were added, with their totals
         * @description The debts that are not deleted, in the order they were added, with their totals.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getDebtsMine"];
        put?: never;
        /**
         * Adds a debt by hand at the debts step
         * @description Adds a debt by hand at the debts step. The same id again changes nothing, so a repeated call adds one debt.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postDebtsMine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/debts/mine/{debtId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a debt, or deletes it with isDeleted true
         * @description Changes a debt, or deletes it with isDeleted true.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        put: operations["putDebtsMineDebtId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/debts/mine/credit-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A soft search of the person’s credit report
         * @description A soft search of the person’s credit report. Made only once the journey has come to the list of debts, the terms are agreed to in it, and the phone that the search names was confirmed there before. OTP Required says that the agency wants a code of its own. Found debts go into the list; a repeated search updates them.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 20 in an hour by one person, 100 in an hour from one network.
         */
        post: operations["postDebtsMineCreditSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/debts/mine/credit-search/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives the one-time code that the search asked for
         * @description Gives the one-time code that the search asked for. OTP Required says that the agency wants another one.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 60 in an hour by one person, 300 in an hour from one network.
         */
        post: operations["postDebtsMineCreditSearchOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/debts/mine/credit-search/otp/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a new one-time code in place of one that did not come
         * @description Sends a new one-time code in place of one that did not come: the older one counts no more, tries and end stay. Once a minute, 3 codes for a search.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 20 in an hour by one person, 100 in an hour from one network.
         */
        post: operations["postDebtsMineCreditSearchOtpAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/debts/mine/credit-search/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a code to a phone, for the person to show that they hold it
         * @description Sends a code to a phone, for the person to show that they hold it. A search names only a phone that was confirmed so in the same journey.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 10 in an hour by one person, 60 in an hour from one network.
         */
        post: operations["postDebtsMineCreditSearchPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/debts/mine/credit-search/phone/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives the code that went to the phone
         * @description Gives the code that went to the phone. The right one confirms the phone for this journey.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 60 in an hour by one person, 300 in an hour from one network.
         */
        post: operations["postDebtsMineCreditSearchPhoneOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/debts/mine/credit-search/phone/otp/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends another code to the phone in place of one that did not come
         * @description Sends another code to the phone in place of one that did not come: the older one counts no more, tries and end stay. Once a minute, 3 codes in all.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 10 in an hour by one person, 60 in an hour from one network.
         */
        post: operations["postDebtsMineCreditSearchPhoneOtpAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/debts/mine/credit-search/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agrees to the terms of a credit search, in the journey that the person is on
         * @description Agrees to the terms of a credit search, in the journey that the person is on. A search needs it, made or repeated.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 60 in an hour by one person.
         */
        post: operations["postDebtsMineCreditSearchTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/debts/mine/different-debts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that two debts which look alike are two, so that they are not pointed out again
         * @description Says that two debts which look alike are two, so that they are not pointed out again.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postDebtsMineDifferentDebts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/entitlements/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Help that the person may be missing, by what they told us and the figures of today
         * @description Help that the person may be missing, by what they told us and the figures of today: what it may come to, how and by when to ask, and what all of it would do to their advice. It is counted nowhere until it is in their budget.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getEntitlementsMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/entitlements/mine/{entitlementId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Says of a kind of help that it was asked for, that they get it now, or that it is not for them, or takes back what was said
         * @description Says of a kind of help that it was asked for, that they get it now, or that it is not for them, or takes back what was said. The same again keeps its day.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 300 in 10 minutes by one person.
         */
        put: operations["putEntitlementsMineEntitlementId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/guest/mine/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What somebody without an account has asked of their data, and what an erasure leaves
         * @description What somebody without an account has asked of their data, and what an erasure leaves.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getGuestMineData"];
        put?: never;
        post?: never;
        /**
         * Somebody without an account asks for all that is held about them to be erased, on the day after tomorrow
         * @description Somebody without an account asks for all that is held about them to be erased, on the day after tomorrow; until then it can be taken back. Asked again it changes nothing. Who has confirmed a phone needs a code to it first; who has an account is asked for the password instead.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 10 in an hour by one person, 30 in an hour from one network.
         */
        delete: operations["deleteGuestMineData"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/guest/mine/data/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is held about somebody without an account, for a computer to read, but for what no page shows
         * @description What is held about somebody without an account, for a computer to read, but for what no page shows: the report of an agency, and what a search waits with. Who has confirmed a phone needs a code to it first; who has an account is asked for the password instead.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 10 in an hour by one person, 60 in an hour from one network.
         */
        post: operations["postGuestMineDataCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/guest/mine/data/copy.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same as tagged PDF, to read
         * @description The same as tagged PDF, to read.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 10 in an hour by one person, 60 in an hour from one network.
         */
        post: operations["postGuestMineDataCopyPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/guest/mine/data/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an erasure back that was asked for without an account
         * @description Takes an erasure back that was asked for without an account: nothing is erased.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 10 in an hour by one person, 30 in an hour from one network.
         */
        post: operations["postGuestMineDataKeep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/guest/mine/data/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a code to the phone that somebody without an account confirmed first, who shows by it that a copy, an erasure or an account is asked for by them
         * @description Sends a code to the phone that somebody without an account confirmed first, who shows by it that a copy, an erasure or an account is asked for by them. The number is typed again: it is not kept.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 10 in an hour by one person, 60 in an hour from one network.
         */
        post: operations["postGuestMineDataPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/guest/mine/data/phone/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives that code
         * @description Gives that code. The right one lets a copy, an erasure and an account be asked for, for ten minutes.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 60 in an hour by one person, 300 in an hour from one network.
         */
        post: operations["postGuestMineDataPhoneOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/health-conditions/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories of conditions, each with the conditions to choose from
         * @description Categories of conditions, each with the conditions to choose from.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getHealthConditionsCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/health-conditions/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The conditions that the person has told us of, in the order they were added, what they answered beside these, and the question of consent
         * @description The conditions that the person has told us of, in the order they were added, what they answered beside these, and the question of consent.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getHealthConditionsMine"];
        put?: never;
        /**
         * Adds a condition, once the person has agreed
         * @description Adds a condition, once the person has agreed. The same id again changes nothing.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postHealthConditionsMine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/health-conditions/mine/{id}": {
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
         * Removes a condition for good
         * @description Removes a condition for good.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        delete: operations["deleteHealthConditionsMineId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/health-conditions/mine/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves what the person answered beside their conditions, once they have agreed
         * @description Saves what the person answered beside their conditions, once they have agreed. A question may be left out; one that is not asked any more is not kept.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        put: operations["putHealthConditionsMineAnswers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/health-conditions/mine/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records a yes or a no to keeping conditions and the answers beside them, or to keeping support needs
         * @description Records a yes or a no to keeping conditions and the answers beside them, or to keeping support needs. A no removes what was kept of it, and is always taken; a session that is locked takes no yes to conditions.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postHealthConditionsMineConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/household/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who lives with the person, by the names of the form
         * @description Who lives with the person, by the names of the form; all 0 before it is saved.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getHouseholdMine"];
        put?: never;
        /**
         * Saves who lives with the person, at the household step, and says which parts of a budget this reopens
         * @description Saves who lives with the person, at the household step, and says which parts of a budget this reopens. The step itself is completed by a save of its answers.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postHouseholdMine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/journeys/mine/brought": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Answers that were brought along at a login (`bringsGuest`) to an account that has its own
         * @description Answers that were brought along at a login (`bringsGuest`) to an account that has its own: whether the person still has to say which go on. `waiting` is null where nothing is to be asked.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getJourneysMineBrought"];
        put?: never;
        /**
         * Says which answers go on
         * @description Says which answers go on. The others are kept and count for nothing. The same choice again changes nothing.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postJourneysMineBrought"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/journeys/mine/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pages of the journey, in the version it began on
         * @description The pages of the journey, in the version it began on.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getJourneysMinePages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/journeys/mine/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the person stands
         * @description Where the person stands. `id` is null when there is no journey yet.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getJourneysMineStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/journeys/mine/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the journey looks
         * @description How the journey looks: theme, progress bar, call to action, chat widget.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getJourneysMineTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/journeys/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The questions of one version, published or not, for staff who have the link of a preview
         * @description The questions of one version, published or not, for staff who have the link of a preview. Nothing is begun or kept.
         *
         *     **Who may call:** Anybody, without a credential.
         *
         *     At most 60 in a minute from one network.
         */
        post: operations["postJourneysPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/letters/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The letters that a person can send about their debts, and how each stands
         * @description The letters that a person can send about their debts, and how each stands.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getLettersMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/letters/mine/{letterId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One letter as it would go today, with the places that can be changed or have to be filled in
         * @description One letter as it would go today, with the places that can be changed or have to be filled in.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getLettersMineLetterId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/letters/mine/{letterId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notes what came back to a letter that was sent, or that nothing did
         * @description Notes what came back to a letter that was sent, or that nothing did. The last note counts.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 300 in 10 minutes by one person.
         */
        post: operations["postLettersMineLetterIdAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/letters/mine/{letterId}/budget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says whether the statement of the budget goes with a letter
         * @description Says whether the statement of the budget goes with a letter. It has nothing of health.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 300 in 10 minutes by one person.
         */
        post: operations["postLettersMineLetterIdBudget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/letters/mine/{letterId}/budget.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The statement of the budget as it goes with a letter, as tagged PDF
         * @description The statement of the budget as it goes with a letter, as tagged PDF: with the name and address of the person and what the letter is about. Not found where it goes with no such letter, or is not finished.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 60 in 10 minutes by one person.
         */
        get: operations["getLettersMineLetterIdBudgetPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/letters/mine/{letterId}/letter.docx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One letter to change in an office program, with the statement of the budget where it is attached
         * @description One letter to change in an office program, with the statement of the budget where it is attached.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 60 in 10 minutes by one person.
         */
        get: operations["getLettersMineLetterIdLetterDocx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/letters/mine/{letterId}/letter.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One letter as tagged PDF, with the statement of the budget where it is attached
         * @description One letter as tagged PDF, with the statement of the budget where it is attached.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 60 in 10 minutes by one person.
         */
        get: operations["getLettersMineLetterIdLetterPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/letters/mine/{letterId}/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes one place of a letter
         * @description Writes one place of a letter. An address and a reference are there for the next letter too. The same value again changes nothing.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 300 in 10 minutes by one person.
         */
        post: operations["postLettersMineLetterIdPlaces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/letters/mine/{letterId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that the person has read a letter as it is shown
         * @description Says that the person has read a letter as it is shown. Not before every place is filled in.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 300 in 10 minutes by one person.
         */
        post: operations["postLettersMineLetterIdRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/letters/mine/{letterId}/sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that the person has sent a letter that they have read, on which day and how
         * @description Says that the person has sent a letter that they have read, on which day and how. What went is kept as it was. Nothing is sent by us.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 300 in 10 minutes by one person.
         */
        post: operations["postLettersMineLetterIdSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/letters/mine/all.docx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same letters as one document to change in an office program
         * @description The same letters as one document to change in an office program.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 60 in 10 minutes by one person.
         */
        get: operations["getLettersMineAllDocx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/letters/mine/all.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All letters of the pack that are not sent yet as one tagged PDF, each from the top of a page on
         * @description All letters of the pack that are not sent yet as one tagged PDF, each from the top of a page on.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 60 in 10 minutes by one person.
         */
        get: operations["getLettersMineAllPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/letters/mine/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends letters to the address of the account and to no other
         * @description Sends letters to the address of the account and to no other: one, or all that are not sent yet. They come as PDF, or as DOCX where something of them is in a script that the PDF cannot show.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         *
         *     At most 5 in an hour by one person.
         */
        post: operations["postLettersMineEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/letters/mine/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says something that letters need to know and nothing else says
         * @description Says something that letters need to know and nothing else says. A no to letters that tell of health removes what was written of it into letters that have not gone.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 300 in 10 minutes by one person.
         */
        post: operations["postLettersMineFacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/letters/mine/facts/health": {
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
         * Takes back the yes to letters that tell of health, also once a session is closed
         * @description Takes back the yes to letters that tell of health, also once a session is closed. What was written of it into letters that have not gone is removed; what was sent is kept as it went.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 300 in 10 minutes by one person.
         */
        delete: operations["deleteLettersMineFactsHealth"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/papers/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be kept as PDF, with how many pages it has, and where it could be sent
         * @description What can be kept as PDF, with how many pages it has, and where it could be sent.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 120 in 10 minutes by one person.
         */
        get: operations["getPapersMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/papers/mine/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the advice, and the statement of the budget where it is finished, to the address of the account and to no other
         * @description Sends the advice, and the statement of the budget where it is finished, to the address of the account and to no other.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         *
         *     At most 5 in an hour by one person.
         */
        post: operations["postPapersMineEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/papers/mine/forms/{planId}/{number}/form.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A form as the person handed it over, as tagged PDF
         * @description A form as the person handed it over, as tagged PDF: what was open, then each answer with where it is from. Facts of health are left out.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 60 in 10 minutes by one person.
         */
        get: operations["getPapersMineFormsPlanIdNumberFormPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/papers/mine/plans/{planId}/plan.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a plan stood at the end of a day, as tagged PDF
         * @description How a plan stood at the end of a day, as tagged PDF: each lender with offer, answer, what is paid and owed, and what comes next. The same plan on the same day gives the same bytes, for the same name and the same words of the operator.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 60 in 10 minutes by one person.
         */
        get: operations["getPapersMinePlansPlanIdPlanPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/papers/mine/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every paper of the person, each version, the newest first
         * @description Every paper of the person, each version, the newest first: the plan as it stood on each day on which something changed, letters, forms that were handed over, each advice that was given, and the budget. Of each kind the newest twenty, and older ones by `kind` and `after`.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 120 in 10 minutes by one person.
         */
        get: operations["getPapersMineVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/phone/validation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a number is a UK number we could call
         * @description Whether a number is a UK number we could call.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postPhoneValidation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/plans/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the person has chosen of their advice, with what happens next
         * @description What the person has chosen of their advice, with what happens next; null before that, and once it is over.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getPlansMine"];
        put?: never;
        /**
         * Chooses a solution of the latest advice
         * @description Chooses a solution of the latest advice. Nothing is sent to anyone: an adviser rings first. An insolvency is a wish until an adviser has said that it fits. Choosing the same again changes nothing; another takes the place of the one that `replaces` names, which ends where its offers have gone; one that others decide on is not left so.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postPlansMine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/plans/mine/{planId}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leaves what was chosen, as long as nothing has been sent to anyone
         * @description Leaves what was chosen, as long as nothing has been sent to anyone. Leaving it again changes nothing.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postPlansMinePlanIdLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/plans/mine/{planId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notes that a plan has come further
         * @description Notes that a plan has come further: that the person has begun it, sent it, was answered, pays, cannot keep it up, or is done. Noting the same again changes nothing. Nothing is begun that waits for an adviser, or that the advice of today does not leave to the person.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postPlansMinePlanIdNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/plans/mine/{planId}/repayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes down what happened to a plan
         * @description Writes down what happened to a plan: that it is drawn up, an offer, an answer, a payment, a break, a change. It is only ever added to. Sent again with the same id it changes nothing; where more was written down since, it is refused, and the plan is read again.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 120 in a minute by one person.
         */
        post: operations["postPlansMinePlanIdRepayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/plans/mine/{planId}/repayment/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Asks to be reminded by mail of the days of a plan, so many days before a payment, or not any more
         * @description Asks to be reminded by mail of the days of a plan, so many days before a payment, or not any more. Nobody is reminded who has not asked. A mail that is on its way is not sent once they are off.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 120 in a minute by one person.
         */
        put: operations["putPlansMinePlanIdRepaymentReminders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/plans/mine/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The plain questions that a person answers before they choose an insolvency of an advice, with what is true after each answer
         * @description The plain questions that a person answers before they choose an insolvency of an advice, with what is true after each answer; none before anything else. They are no test: any answer lets them go on, and shows what to talk about.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getPlansMineQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/plans/mine/repayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the plan stands that the person repays by
         * @description How the plan stands that the person repays by: offers, answers, payments and what is next. Null where what they chose is no such plan, or is not being prepared yet. We hold no money: they pay directly.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getPlansMineRepayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/sessions/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives an anonymous visitor a basic token of their own, also as cookie basicAuthToken
         * @description Gives an anonymous visitor a basic token of their own, also as cookie basicAuthToken.
         *
         *     **Who may call:** Anybody, without a credential.
         *
         *     At most 120 in a minute from one network.
         */
        post: operations["postSessionsGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/sessions/lead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a guest session for a person a partner sent, by the one-time lead token of their link
         * @description Starts a guest session for a person a partner sent, by the one-time lead token of their link; their details prefill the forms.
         *
         *     **Who may call:** Anybody, without a credential.
         *
         *     At most 30 in a minute from one network.
         */
        post: operations["postSessionsLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/sessions/lead/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How the one-time lead token of a partner’s link stands to a person who has a session already
         * @description How the one-time lead token of a partner’s link stands to a person who has a session already. A lead of the same person, by first name and email or number, is theirs from then on; for anybody else it is left as it was. Made again it changes nothing.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 30 in a minute by one person.
         */
        post: operations["postSessionsLeadMine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/sfs/expenditure/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The categories of costs with their lines, in the order in which they open
         * @description The categories of costs with their lines, in the order in which they open.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getSfsExpenditureCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/sfs/frequencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How often money comes or goes
         * @description How often money comes or goes; Monthly first.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getSfsFrequencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/sfs/income/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The categories of income with their lines, in the order in which they open
         * @description The categories of income with their lines, in the order in which they open.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getSfsIncomeCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/sfs/mine/expenditure/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submits a category of costs
         * @description Submits a category of costs: its lines replace those it had. Says how it stands and what opens next.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postSfsMineExpenditureCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/sfs/mine/income/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submits a category of income
         * @description Submits a category of income: its lines replace those it had. Says how it stands and what opens next.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postSfsMineIncomeCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/sfs/mine/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps which lines a person fills in, how often lines come to begin with, and which earlier sums were looked at again
         * @description Keeps which lines a person fills in, how often lines come to begin with, and which earlier sums were looked at again.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        post: operations["postSfsMineList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/sfs/mine/sfs/{stepId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person’s income and expenditure at a budget step, with the status of every category
         * @description The person’s income and expenditure at a budget step, with the status of every category.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getSfsMineSfsStepId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/sfs/mine/sfs/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Marks the budget complete, once every category is
         * @description Marks the budget complete, once every category is. Empty when it is; anything else is an error.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getSfsMineSfsComplete"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/sfs/mine/statement.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Income, outgoings, what is left and debts in the order that creditors know, as tagged PDF
         * @description Income, outgoings, what is left and debts in the order that creditors know, as tagged PDF. Not found until the person has said that the budget is right.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 20 in 10 minutes by one person.
         */
        get: operations["getSfsMineStatementPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/sfs/mine/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Income, costs and what is left in a month, with words about it, and help where it is a shortfall
         * @description Income, costs and what is left in a month, with words about it, and help where it is a shortfall.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getSfsMineSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/support-needs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways in which a person may want to be talked or written to
         * @description Ways in which a person may want to be talked or written to.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getSupportNeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/support-needs/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the person wants to be talked or written to, and the question of consent
         * @description How the person wants to be talked or written to, and the question of consent.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        get: operations["getSupportNeedsMine"];
        /**
         * Saves the person’s support needs, once they have agreed
         * @description Saves the person’s support needs, once they have agreed.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         */
        put: operations["putSupportNeedsMine"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/users/customer/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs a customer in
         * @description Logs a customer in. The same answer for a wrong email and a wrong password. Who has turned a second factor on gets SECOND_FACTOR_NEEDED with a `challenge`, for `POST /users/customer/login/code`.
         *
         *     **Who may call:** Anybody, without a credential.
         *
         *     At most 120 in a minute from one network.
         */
        post: operations["postUsersCustomerLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/users/customer/login/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a login that was answered with SECOND_FACTOR_NEEDED
         * @description Ends a login that was answered with SECOND_FACTOR_NEEDED. May be made again with the same code for half a minute, where its answer was lost.
         *
         *     **Who may call:** Anybody, without a credential.
         *
         *     At most 120 in a minute from one network.
         */
        post: operations["postUsersCustomerLoginCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/users/customer/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session
         * @description Ends the session: revokes refresh and guest credentials and clears the four session cookies. Succeeds as well where there was no session.
         *
         *     **Who may call:** Anybody, without a credential.
         */
        post: operations["postUsersCustomerLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/users/customer/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the first password of an account that was just registered, or changes it when the current one is given, with a code where the person has turned codes on
         * @description Sets the first password of an account that was just registered, or changes it when the current one is given, with a code where the person has turned codes on. Later the first one takes a link by mail.
         *
         *     **Who may call:** A customer who has registered, for what is their own.
         *
         *     At most 30 in a minute by one person, 120 in a minute from one network.
         */
        post: operations["postUsersCustomerPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/users/customer/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password with a link that works once, and ends every session of that customer
         * @description Sets a new password with a link that works once, and ends every session of that customer.
         *
         *     **Who may call:** Anybody, without a credential.
         *
         *     At most 60 in a minute refused to one network.
         */
        post: operations["postUsersCustomerPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/users/customer/password-reset/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says whether a reset link can still be used
         * @description Says whether a reset link can still be used.
         *
         *     **Who may call:** Anybody, without a credential.
         *
         *     At most 60 in a minute refused to one network.
         */
        post: operations["postUsersCustomerPasswordResetCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/users/customer/password-reset/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a link to choose a new password
         * @description Sends a link to choose a new password. The same answer whether or not the email has an account.
         *
         *     **Who may call:** Anybody, without a credential.
         *
         *     At most 60 in a minute from one network.
         */
        post: operations["postUsersCustomerPasswordResetRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/users/customer/password/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says whether a new password would be taken, before an account is made for it
         * @description Says whether a new password would be taken, before an account is made for it: it may not be made of the names and the email of the account, which are given with it. Nothing of it is kept. Refused with VALIDATION_FAILED at `password`.
         *
         *     **Who may call:** Anybody, without a credential.
         *
         *     At most 120 in a minute from one network.
         */
        post: operations["postUsersCustomerPasswordCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/users/customer/refreshtoken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new access token
         * @description A new access token. The refresh token comes from its cookie or the body and is exchanged for a new one; using one again later ends the session it belongs to.
         *
         *     **Who may call:** Who has a refresh token, as cookie or in the body.
         *
         *     At most 120 in a minute refused to one network.
         */
        post: operations["postUsersCustomerRefreshtoken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/users/customer/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Completes the Registration step
         * @description Completes the Registration step. With an email the guest becomes a customer and is signed in; with a name only they stay a guest with a name. An account of who has confirmed a phone needs a code to it first, as a copy of their data does. Made again with its Idempotency-Key it gives a new session for the same account.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 30 in a minute by one person, 120 in a minute from one network.
         */
        post: operations["postUsersCustomerRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/users/customer/register/continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email-only style
         * @description Email-only style: the email has an account and the person goes on without it. Completes the Registration step for this guest; gives no access to that account.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 30 in a minute by one person, 120 in a minute from one network.
         */
        post: operations["postUsersCustomerRegisterContinue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/users/customer/register/later": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an account for a guest whose first questions asked for none
         * @description Makes an account for a guest whose first questions asked for none: they become a customer, are signed in and keep what they have answered. Who has confirmed a phone needs a code to it first, as for a copy of their data. May be made again as `register`.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 30 in a minute by one person, 120 in a minute from one network.
         */
        post: operations["postUsersCustomerRegisterLater"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/address/postcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The addresses of a postcode
         * @description The addresses of a postcode; an empty list when there are none.
         *
         *     **Who may call:** A guest or a customer; each sees only what is their own.
         *
         *     At most 30 in 15 minutes by one person, 120 in 15 minutes from one network.
         */
        post: operations["postAddressPostcode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/ip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address a call comes from
         * @description The address a call comes from. A status other than 200 is a failure.
         *
         *     **Who may call:** Anybody, without a credential.
         *
         *     At most 120 in a minute from one network.
         */
        get: operations["getIp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells us of a person, and gives the link to send them
         * @description Tells us of a person, and gives the link to send them. It works once; what was told fills in the forms. Made again with its Idempotency-Key within a day it gives the same answer and makes nothing.
         *
         *     **Who may call:** A partner that signs the call; it learns nothing of another’s people.
         *
         *     At most 600 in a minute by one partner, 120 in a minute refused to one network.
         */
        post: operations["postLeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/reports/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the people came of whom the partner told us, by source
         * @description How far the people came of whom the partner told us, by source: counts alone, of leads that we still hold. How far they came is said to the nearest ten and not of fewer than ten, since more would tell of one person.
         *
         *     **Who may call:** A partner that signs the call; it learns nothing of another’s people.
         *
         *     At most 60 in a minute by one partner, 120 in a minute refused to one network.
         */
        get: operations["getReportsLeads"];
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
        AmountInWords: {
            /** @description Words to show, as they are. */
            says: string;
            /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
            value?: number;
        };
        AnswersOfStepInput: {
            answers: {
                /** @description What names it in other calls. */
                id: string;
                /** @description The value itself. */
                value: string;
            }[];
            /** @description The id of a step of the questionnaire, from `GET /journeys/mine/pages`; the one that is open is in `GET /journeys/mine/status`. */
            stepId: string;
        };
        Application: {
            /** @description Who of us has it, by first name; null for nobody yet. */
            adviser: string | null;
            /** @description What closes the way that it is for, by the answers in it, while it is with the person. It can be handed over all the same: we talk it over. */
            against: {
                /** @description What was found, and what it has to be, in a sentence or two. */
                finds: string;
                /** @description The fields by whose answers it is so; empty where it is so by what was told before. */
                from: {
                    /** @description The path of the field, such as `address.postcode`. */
                    field: string;
                    /** @description The part of the form that it stands in. */
                    group: string;
                    /** @description Words to show, as they are. */
                    label: string;
                }[];
            }[];
            /** @description What whoever took it has decided, and their words. */
            answered: {
                /**
                 * Format: date
                 * @description A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                 */
                on: string;
                /**
                 * @description What they decided.
                 *
                 *     - `granted`: They said yes.
                 *     - `refused`: They said no.
                 * @enum {string}
                 */
                outcome: "granted" | "refused";
                /** @description Words to show, as they are. */
                says: string;
            } | null;
            /** @description What one of us asks again, and why; null for nothing. */
            asked: {
                /** @description Who, in words. */
                by: string;
                fields: {
                    at: {
                        /** @description The id of an entry of a list; null for a field of its own. */
                        entry: string | null;
                        /** @description The path of the field, such as `address.postcode`. */
                        field: string;
                        /** @description Which of its answers; null for the entry as a whole. */
                        part: string | null;
                    };
                    /** @description Words to show, as they are. */
                    label: string;
                    of: string | null;
                }[];
                /**
                 * Format: date
                 * @description A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                 */
                on: string;
                /** @description What they write to the person. */
                words: string;
            } | null;
            /** @description Why what was chosen does not rest on the advice of today, so that we talk before it goes on; null where it does, and while there is none. */
            doubt: ("another fits" | "taken back" | "closed" | "unconfirmed") | null;
            /** @description Why it goes no further: it is for another nation than their home is in by what they told since; null where it is for theirs. */
            elsewhere: {
                /** @description The nation of their home; null where that is outside the UK, or not known. */
                home: string | null;
                /** @description For homes in which nation it is, such as "Scotland". */
                isFor: string;
            } | null;
            filled: {
                /** @description Answers to one question that do not match. None counts until one is picked. */
                clashes: {
                    at: {
                        /** @description The id of an entry of a list; null for a field of its own. */
                        entry: string | null;
                        /** @description The path of the field, such as `address.postcode`. */
                        field: string;
                        /** @description Which of its answers; null for the entry as a whole. */
                        part: string | null;
                    };
                    /** @description The part of the form that it stands in. */
                    group: string;
                    /** @description What is asked, as people read it. */
                    question: string;
                    values: {
                        /** @description Where the answer is from, in words. */
                        fromWords: string;
                        /** @description Words to show, as they are. */
                        says: string;
                        value: string | number | boolean | {
                            /** @description Empty for the UK. */
                            country: string;
                            /** @description The county, or nothing. */
                            county: string;
                            /** @description House and street. */
                            line1: string;
                            /** @description More of it, or nothing. */
                            line2: string;
                            /** @description A UK postcode, in small or capital letters, with or without its space: `LS1 4AA`. */
                            postcode: string;
                            /** @description Town. */
                            town: string;
                        };
                    }[];
                }[];
                /** @description Answers that are there. */
                count: number;
                fields: {
                    /** @description Of a list; empty for others. */
                    entries: {
                        /** @description What names it in other calls. */
                        id: string;
                        isGiven: boolean;
                        /** @description Its name. */
                        name: string;
                        parts: {
                            /** @description Known from before, or given in this application; null where there is no answer. */
                            from: ("told" | "given") | null;
                            /** @description Where the answer is from, in words. */
                            fromWords: string | null;
                            /** @description What names it in other calls. */
                            id: string;
                            /** @description Words to show, as they are. */
                            label: string;
                            /** @description As people read it. */
                            says: string | null;
                            /** @description Null where there is no answer, and of a list. */
                            value: (string | number | boolean | {
                                /** @description Empty for the UK. */
                                country: string;
                                /** @description The county, or nothing. */
                                county: string;
                                /** @description House and street. */
                                line1: string;
                                /** @description More of it, or nothing. */
                                line2: string;
                                /** @description A UK postcode, in small or capital letters, with or without its space: `LS1 4AA`. */
                                postcode: string;
                                /** @description Town. */
                                town: string;
                            }) | null;
                        }[];
                    }[];
                    /** @description Known from before, or given in this application; null where there is no answer. */
                    from: ("told" | "given") | null;
                    /** @description Where the answer is from, in words. */
                    fromWords: string | null;
                    /** @description The part of the form that it stands in. */
                    group: string;
                    /** @description What names it in other calls. */
                    id: string;
                    /** @description Words to show, as they are. */
                    label: string;
                    /** @description As people read it. */
                    says: string | null;
                    /** @description Null where there is no answer, and of a list. */
                    value: (string | number | boolean | {
                        /** @description Empty for the UK. */
                        country: string;
                        /** @description The county, or nothing. */
                        county: string;
                        /** @description House and street. */
                        line1: string;
                        /** @description More of it, or nothing. */
                        line2: string;
                        /** @description A UK postcode, in small or capital letters, with or without its space: `LS1 4AA`. */
                        postcode: string;
                        /** @description Town. */
                        town: string;
                    }) | null;
                }[];
                /** @description What is still to be answered, by group. */
                missing: {
                    /** @description What names it in other calls. */
                    id: string;
                    items: {
                        at: {
                            /** @description The id of an entry of a list; null for a field of its own. */
                            entry: string | null;
                            /** @description The path of the field, such as `address.postcode`. */
                            field: string;
                            /** @description Which of its answers; null for the entry as a whole. */
                            part: string | null;
                        };
                        hint: string | null;
                        /** @description Words to show, as they are. */
                        label: string;
                        /** @description The entry of the list that it belongs to, by name. */
                        of: string | null;
                        /** @description Why what is there cannot stand; null where nothing is. */
                        why: string | null;
                    }[];
                    /** @description Its name. */
                    name: string;
                }[];
                /** @description Where the person lives: some is asked in some nations alone. */
                nation: ("england" | "wales" | "scotland" | "northern-ireland" | "outside") | null;
                /** @description Answers that are needed. */
                of: number;
            };
            /** @description As it was handed over last; null while it is with the person. */
            handedOver: {
                /**
                 * Format: date-time
                 * @description A moment in UTC, as `2026-11-23T10:00:00.000Z`.
                 */
                at: string;
                /** @description Who of us handed it over as its person said on the phone, by first name; null where they did. */
                by: string | null;
                /** @description What the person has told otherwise since, until it is decided on. */
                changed: {
                    at: {
                        /** @description The id of an entry of a list; null for a field of its own. */
                        entry: string | null;
                        /** @description The path of the field, such as `address.postcode`. */
                        field: string;
                        /** @description Which of its answers; null for the entry as a whole. */
                        part: string | null;
                    };
                    /** @description Words to show, as they are. */
                    label: string;
                    /** @description As it is now; null where there is no answer that counts. */
                    now: string | null;
                    /** @description The entry of a list that it belongs to, by name. */
                    of: string | null;
                    /** @description As it was handed over; null where there was no answer. */
                    was: string | null;
                }[];
                /** @description Every answer as it was handed over. */
                groups: {
                    /** @description What names it in other calls. */
                    id: string;
                    lines: {
                        at: {
                            /** @description The id of an entry of a list; null for a field of its own. */
                            entry: string | null;
                            /** @description The path of the field, such as `address.postcode`. */
                            field: string;
                            /** @description Which of its answers; null for the entry as a whole. */
                            part: string | null;
                        };
                        /** @description Where the answer is from, in words. */
                        fromWords: string;
                        /** @description Words to show, as they are. */
                        label: string;
                        /** @description The entry of a list that it belongs to, by name. */
                        of: string | null;
                        /** @description As people read it. */
                        says: string;
                    }[];
                    /** @description Its name. */
                    name: string;
                }[];
                isComplete: boolean;
            } | null;
            /**
             * @description Which form it is.
             *
             *     - `breathing-space`: Breathing Space: 60 days without interest and letters.
             *     - `mental-health-breathing-space`: Breathing Space while a mental health crisis is treated.
             *     - `debt-relief-order`: A debt relief order.
             *     - `debt-payment-programme`: A programme of the Debt Arrangement Scheme, in Scotland.
             *     - `iva-handover`: What an insolvency practitioner needs for an individual voluntary arrangement.
             *     - `minimal-asset-process`: The minimal asset process, in Scotland.
             *     - `sequestration`: Bankruptcy in Scotland.
             *     - `bankruptcy`: Bankruptcy, elsewhere.
             *     - `administration-order`: An administration order of the county court.
             *     - `trust-deed`: What a trustee needs for a protected trust deed, in Scotland.
             * @enum {string}
             */
            kind: "breathing-space" | "mental-health-breathing-space" | "debt-relief-order" | "debt-payment-programme" | "iva-handover" | "minimal-asset-process" | "sequestration" | "bankruptcy" | "administration-order" | "trust-deed";
            /** @description The id of what the person chose, from `GET /plans/mine`. */
            planId: string;
            product: {
                /** @description Its name. */
                name: string;
                /** @description The usual short name, such as `DRO`. */
                shortName: string;
            };
            /** @description Who decides on it, or takes it over. */
            receiver: string;
            /** @description Counts what was given in it. */
            revision: number;
            savedAt: string | null;
            /** @description When it was sent, with the number of whoever took it. */
            sent: {
                /**
                 * Format: date
                 * @description A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                 */
                on: string;
                /** @description Their number for it; null where they gave none. */
                reference: string | null;
            } | null;
            /**
             * @description Where it stands.
             *
             *     - `being filled in`: It is with the person, who fills it in.
             *     - `handed over`: It is with us: one of us reads it.
             *     - `asked again`: One of us asks something, and it is with the person.
             *     - `accepted`: One of us has said yes to it as it is.
             *     - `being sent`: It is on its way.
             *     - `sent`: They have it, and have not decided.
             *     - `granted`: They said yes.
             *     - `refused`: They said no.
             * @enum {string}
             */
            state: "being filled in" | "handed over" | "asked again" | "accepted" | "being sent" | "sent" | "granted" | "refused";
            /** @description Which answers one of us wrote down, as they were said on the phone: who, by first name, and when. */
            writtenDown: {
                at: {
                    /** @description The id of an entry of a list; null for a field of its own. */
                    entry: string | null;
                    /** @description The path of the field, such as `address.postcode`. */
                    field: string;
                    /** @description Which of its answers; null for the entry as a whole. */
                    part: string | null;
                };
                /** @description Who, in words. */
                by: string;
                /**
                 * Format: date
                 * @description A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                 */
                on: string;
            }[];
        };
        Booking: {
            /** @description When it was changed last. */
            changedAt: string;
            /** @description The moment at which it ends. */
            endsAt: string;
            /** @description What names it in other calls. */
            id: string;
            /** @description The number that we ring; null for a chat, and by the link of a mail. */
            number: string | null;
            /** @description One more with each change, for a calendar to take the later. */
            sequence: number;
            /** @description The moment at which it begins. */
            startsAt: string;
            /**
             * @description `over` once it has been.
             *
             *     - `booked`: It stands.
             *     - `cancelled`: It is not held.
             *     - `over`: It has been.
             * @enum {string}
             */
            state: "booked" | "cancelled" | "over";
            /**
             * @description - `phone`: By phone.
             *     - `chat`: In the chat on this site.
             * @enum {string}
             */
            way: "phone" | "chat";
        };
        BookingTimes: {
            /** @description From today to the last day that can be booked. */
            days: {
                /** @description 'YYYY-MM-DD', in London. */
                day: string;
                /** @description The bank holiday that it is where the person lives. */
                holiday: string | null;
                /**
                 * @description `unsafe`: every time of it is one at which the person is not safe.
                 *
                 *     - `free`: There are times left.
                 *     - `full`: All times are taken.
                 *     - `unsafe`: None of its times is safe for the person.
                 *     - `shut`: Nobody answers.
                 * @enum {string}
                 */
                state: "free" | "full" | "unsafe" | "shut";
                /** @description When a talk can begin, by moment. */
                times: string[];
            }[];
            /** @description Whether times are left out that the person has not marked as safe. */
            hidesUnsafe: boolean;
            /** @description How long a talk lasts. */
            minutes: number;
        };
        BudgetCategory: {
            /** @description A category of the budget: a number from `GET /sfs/income/categories` or `GET /sfs/expenditure/categories`. */
            categoryId: number;
            /** @description The name of the category. */
            categoryName: string;
            /**
             * @description What sort of money it is.
             *
             *     - `income`: Money that comes in.
             *     - `fixed`: Costs that a person can hardly change.
             *     - `flexible`: Costs that differ from month to month.
             *     - `savings`: Money put aside.
             * @enum {string}
             */
            kind: "income" | "fixed" | "flexible" | "savings";
            subCategories: {
                /** @description A group of lines. */
                subcategoryId: number;
                /** @description The name of the group. */
                subcategoryName: string;
                types: {
                    /** @description Help behind a sign. */
                    tooltipText: string;
                    /** @description A line of the budget: a number from the categories. */
                    typeId: number;
                    /** @description The name of the line. */
                    typeName: string;
                    /** @description How often it usually comes, to begin with. */
                    usualFrequencyId: number;
                }[];
            }[];
        };
        BudgetLineGivenInput: {
            amount?: (number | string) | null;
            deviationReasonId?: number | null;
            /** @description How often: a number from `GET /sfs/frequencies`. */
            frequencyId: number;
            id?: string | null;
            /** @description A line of the budget: a number from the categories. */
            typeId: number;
            typeName?: string | null;
        };
        BudgetLineReadInput: {
            amount: number | null;
            deviationReasonId: number | null;
            /** @description How often: a number from `GET /sfs/frequencies`. */
            frequencyId: number;
            /** @description A line of the budget: a number from the categories. */
            typeId: number;
        };
        CalendarDay: {
            /** @description A day of the month, from 1. */
            day: number;
            /** @description A month, from 1. */
            month: number;
            /** @description A year. */
            year: number;
        };
        CallbackAskedInput: {
            callbackRequired: boolean;
            /** @description Whom to ask for. */
            contactName?: string;
            /** @description A UK phone number: spaces are allowed, and +44 or 0 to begin with, as in `07700 900123`. */
            contactNumber?: string;
            /** @description A yes to this call of somebody who has said that we may not ring them. */
            ringThisOnce?: boolean;
            /** @description The id of a step of the questionnaire, from `GET /journeys/mine/pages`; the one that is open is in `GET /journeys/mine/status`. */
            stepId: string;
        };
        CategoryAsItStands: {
            /** @description A category of the budget: a number from `GET /sfs/income/categories` or `GET /sfs/expenditure/categories`. */
            categoryId: number;
            /** @description The name of the category. */
            categoryName: string;
            /** @description All deviations, including those that have been explained. */
            deviations: {
                /** @description What is unusual about a sum. */
                deviationTypeId: number;
                /** @description Of which year the guide figures are, and whether they are examples only. */
                guide: {
                    isIllustrative: boolean;
                    /** @description A year. */
                    year: number;
                } | null;
                isExplained: boolean;
                /** @description Words to show, as they are. */
                text: string;
                /** @description A title; of a person `Mr`, `Mrs`, `Miss`, `Ms`, `Mx` or another. */
                title: string;
                /** @description The line beside which the reason is asked for. */
                typeId: number;
            }[];
            deviationTypeId: number | null;
            /** @description What homes like this usually spend on it; null where nothing says so. */
            guide: {
                /** @description How many adults. */
                adults: number;
                /** @description How many children. */
                children: number;
                /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                highest: number;
                isIllustrative: boolean;
                /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                lowest: number;
                /** @description A year. */
                year: number;
            } | null;
            /** @description The words for a category in error; null otherwise. */
            message: string | null;
            /** @description Pounds, with up to two decimals: 12.5 is £12.50. The monthly total of the category. */
            monthlyAmount: number;
            /**
             * @description - `InProgress`: Not submitted yet.
             *     - `Completed`: Submitted, and nothing in it wants a reason.
             *     - `Error`: Submitted, and something in it wants a reason: see `deviations`.
             * @enum {string}
             */
            status: "InProgress" | "Completed" | "Error";
            /** @description Text about the figure given for it in the first questions. */
            toldBefore: string[];
            types: {
                amount: number | null;
                deviationReasonId: number | null;
                /** @description The reasons to choose from beside this line; empty where none is asked for. */
                deviationReasons: {
                    /** @description The reason that was chosen for an unusual sum. */
                    deviationReasonId: number;
                    /** @description The reason in words. */
                    deviationReasonName: string;
                }[];
                /** @description How often: a number from `GET /sfs/frequencies`. */
                frequencyId: number;
                /** @description The group of the list to tick; null where it stands behind "more". */
                group: string | null;
                /** @description What helps to fill it in, in a sentence. */
                help: string;
                /** @description Words beside a line so large that it is worth a second look; nothing is asked about it. */
                hint: string | null;
                /** @description Null for a line that has not been sent yet. */
                id: string | null;
                /** @description Income of which the line does not say whose it is, such as a benefit. */
                isAnybodys: boolean;
                /** @description Whether it can be this person's at all. */
                isOffered: boolean;
                /** @description Why it is ticked to begin with: told before, or nearly everybody has it. */
                knownBy: ("answers" | "usual") | null;
                /** @description What the line starts with, in pounds and with its frequency, and words about the source. It counts only once it is submitted, and is then gone. */
                start: {
                    /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                    amount: number;
                    /** @description How often: a number from `GET /sfs/frequencies`. */
                    frequencyId: number;
                    /** @description Words to show, as they are. */
                    says: string;
                } | null;
                /** @description A line of the budget: a number from the categories. */
                typeId: number;
                /** @description The name of the line. */
                typeName: string;
                /** @description How often it usually comes, where that is not once a month; null otherwise. */
                usualFrequencyId: number | null;
            }[];
        };
        ChatEvent: {
            state: components["schemas"]["ChatState"];
            /** @constant */
            type: "state";
        } | {
            conversationId: string;
            message: components["schemas"]["ChatMessage"];
            /** @constant */
            type: "message";
        } | {
            /** @constant */
            type: "typing";
        } | {
            /** @constant */
            type: "read";
            upTo: number;
        } | {
            /** @constant */
            type: "heartbeat";
        } | {
            /** @constant */
            type: "bye";
            /** @enum {string} */
            why: "again" | "signed out";
        };
        ChatMessage: {
            /**
             * Format: date-time
             * @description A moment in UTC, as `2026-11-23T10:00:00.000Z`.
             */
            at: string;
            /** @description The id that whoever wrote it gave it. */
            clientId: string;
            /**
             * @description Who wrote it.
             *
             *     - `person`: Of the person.
             *     - `adviser`: Of somebody who advises here.
             * @enum {string}
             */
            from: "person" | "adviser";
            /** @description The first name of the adviser; null of the person. */
            name: string | null;
            /** @description It has words of somebody who may be in danger: whom to ring now is shown. */
            offersHelp: boolean;
            /** @description Its place in the conversation: 1, 2, 3 and so on, without a gap. */
            sequence: number;
            /** @description Words to show, as they are. */
            text: string;
        };
        ChatState: {
            /** @description The latest one; null where there was none. A message after it has ended begins another, unless its `of` names it. */
            conversation: {
                /** @description The first name of whoever has it, or had it last; null before that. */
                adviser: string | null;
                /** @description How many conversations that nobody has taken come before this one: those of people who may be in danger first; null where it does not wait. */
                ahead: number | null;
                /** @description When its first message came. */
                begunAt: string;
                endedAt: string | null;
                /** @description What names it in other calls. */
                id: string;
                /** @description Whether the adviser who has it looks at their chats now; false while it waits, and once it has ended. */
                isAdviserHere: boolean;
                isAdviserTyping: boolean;
                /** @description The place of its latest message. */
                lastSequence: number;
                /** @description Words in it are those of somebody who may be in danger: whom to ring now stays in sight. */
                offersHelp: boolean;
                /** @description The first name of the adviser who read so far; null where nobody has, or it is not known who. */
                readBy: string | null;
                /** @description How far the adviser has read; 0 for nothing. */
                readByAdviserUpTo: number;
                /** @description How far the person has read; 0 for nothing. */
                readUpTo: number;
                /** @description After so many hours in which nobody wrote it ended by itself; null while it is open, and where somebody ended it. */
                silentHours: number | null;
                /**
                 * @description Where it stands.
                 *
                 *     - `waiting`: Nobody has answered it yet.
                 *     - `with adviser`: Somebody has it.
                 *     - `ended`: Either side has ended it.
                 * @enum {string}
                 */
                state: "waiting" | "with adviser" | "ended";
                /** @description The last three digits of the number to which a text message goes once an adviser has written and the person has not looked; null where none was asked for, and once it went, was read before it, or the conversation has ended. */
                textTo: string | null;
            } | null;
            /** @description Within how many minutes we mean to answer while it is open. */
            goalMinutes: number;
            /** @description Whether there is chat at all. */
            isOn: boolean;
            /** @description Whether somebody answers at this hour, by the operator’s hours. */
            isOpen: boolean;
            /** @description Whether an adviser takes chats now. */
            isSomebodyHere: boolean;
            /** @description Whether the person can count on an answer within `goalMinutes`: an adviser takes chats now, and at most two wait before them. */
            isSoon: boolean;
            /** @description When it opens next, by the clock in London: YYYY-MM-DD and HH:MM; null while it is open, and where no hour is known. */
            opens: {
                /** @description A day of the month, from 1. */
                day: string;
                /** @description Where it begins. */
                from: string;
            } | null;
        };
        CloseTo: {
            missing: {
                /** @description Stays the same, whatever the words. */
                code: string;
                /** @description "£13 over", "114 days to go"; left out where nothing can be counted. */
                distance?: string;
                /**
                 * Format: date
                 * @description The day on which it has passed by itself, 'YYYY-MM-DD'. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                 */
                endsOn?: string;
                /** @description The figure, in words. */
                figure?: string;
                /** @description The limit, in words. */
                limit?: string;
                /** @description Both as numbers of one unit, for a picture. */
                scale?: {
                    /** @description The figure, in words. */
                    figure: number;
                    /** @description The limit, in words. */
                    limit: number;
                };
                /** @description Where it comes from. */
                source?: string;
                /** @description Words to show, as they are. */
                tip: string;
                /** @description A title; of a person `Mr`, `Mrs`, `Miss`, `Ms`, `Mx` or another. */
                title: string;
            }[];
            /** @description Inside a sentence: "a debt relief order". */
            name: string;
            pleaseDont: {
                /** @description Stays the same, whatever the words. */
                code: string;
                /** @description The thing itself. */
                lead: string;
                /** @description Words to show, as they are. */
                says: string;
            }[];
            /**
             * @description - `DRO`: A debt relief order.
             *     - `MAP`: The minimal asset process, in Scotland.
             * @enum {string}
             */
            shortName: "DRO" | "MAP";
            /** @description What helps until then, and what would do harm. */
            untilThen: {
                /** @description Stays the same, whatever the words. */
                code: string;
                /** @description The thing itself. */
                lead: string;
                /** @description Words to show, as they are. */
                says: string;
            }[];
            /** @description What it is, in a sentence or two. */
            whatItIs: string;
        };
        Comparison: {
            /** @description The known fact that is compared, instead of an answer. */
            fact?: string;
            /** @description How: `eq`, `neq`, `lt`, `lte`, `gt` or `gte`. */
            operator: string;
            /** @description What is compared: `AnswerId` or `value`. */
            property: string;
            /** @description The id of a step of the questionnaire, from `GET /journeys/mine/pages`; the one that is open is in `GET /journeys/mine/status`. */
            stepId?: string;
            value: string | number;
        };
        Correction: {
            /** @description What we answered; null until then, and for an answer that went by mail alone. */
            answer: string | null;
            /**
             * Format: date
             * @description The day by which they hear from us: year-month-day. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
             */
            answerBy: string;
            /** @description The day on which we answered: year-month-day; null until then. */
            answeredOn: string | null;
            /**
             * Format: date-time
             * @description A moment in UTC, as `2026-11-23T10:00:00.000Z`.
             */
            askedAt: string;
            /** @description What names it in other calls. */
            id: string;
            /** @description Words to show, as they are. */
            says: string;
            /**
             * @description - `open`: Waits for our answer.
             *     - `answered`: We have answered.
             *     - `taken back`: The person took it back.
             * @enum {string}
             */
            state: "open" | "answered" | "taken back";
        };
        CreditType: {
            /** @description What names it in other calls. */
            id: number;
            /** @description Its name. */
            name: string;
            roles: ("goes-on" | "bill" | "secures-home" | "secures-vehicle" | "secures-goods" | "has-guarantor" | "asks-receipt-of-benefit" | "lasts-longer" | "barred-later" | "never-pay" | "can-cost-home" | "can-cost-liberty" | "can-cost-energy" | "can-cost-goods" | "taken-from-benefits" | "mortgage" | "rent-of-home" | "overdraft" | "council-tax" | "energy" | "tv-licence" | "court-fine" | "child-maintenance" | "income-tax" | "business-debt" | "court-judgment" | "debt-purchaser" | "other" | "card" | "loan" | "shopping" | "vehicle" | "housing" | "water" | "communications" | "legal" | "family" | "student-loan" | "housing-benefit" | "work" | "care" | "childcare" | "not-in-scotland" | "not-in-northern-ireland")[];
        };
        DateToKeep: {
            /**
             * @description Whether something can be lost, something is kept by it, or neither.
             *
             *     - `loses`: Something can be lost.
             *     - `keeps`: Something is kept by it.
             *     - `rest`: Neither.
             * @enum {string}
             */
            danger: "loses" | "keeps" | "rest";
            /** @description Null for what has no day, and is done the sooner the better. */
            day: string | null;
            /** @description Its day is over. */
            isLate: boolean;
            /** @description It is the one thing to do today. */
            isOneThing: boolean;
            /**
             * @description Where one goes on with it.
             *
             *     - `whom to ring`: Numbers to ring, on the same page.
             *     - `plan`: The plan.
             *     - `letters`: The letters.
             *     - `application`: The form for what was chosen.
             *     - `talk`: The talk that is booked.
             *     - `chat`: The chat.
             *     - `budget`: The budget.
             * @enum {string}
             */
            leadsTo: "whom to ring" | "plan" | "letters" | "application" | "talk" | "chat" | "budget";
            /**
             * @description What can be lost, or what it keeps.
             *
             *     - `eviction`: The home: an eviction is set.
             *     - `bailiffs`: Goods: bailiffs are coming.
             *     - `court`: A say: a hearing goes on without who stays away.
             *     - `court papers`: A judgment, where court papers are not answered.
             *     - `home`: The payment keeps the home.
             *     - `liberty`: The payment keeps somebody out of court.
             *     - `energy`: The payment keeps gas or electricity on.
             *     - `goods`: The payment keeps what is being paid for.
             *     - `enforcement`: The payment keeps a debt from going further.
             *     - `deductions`: The payment keeps deductions down.
             *     - `breathing space ends`: The protection of a breathing space.
             *     - `plan in doubt`: The plan: what was told since changes it.
             *     - `messages`: An answer: one of us has written.
             *     - `talk first`: The plan: it does not go on before a talk with one of us.
             *     - `plan`: The plan: it goes on by this.
             *     - `talk`: A talk with one of us.
             *     - `good`: Nothing: it is good to do.
             * @enum {string}
             */
            stake: "eviction" | "bailiffs" | "court" | "court papers" | "home" | "liberty" | "energy" | "goods" | "enforcement" | "deductions" | "breathing space ends" | "plan in doubt" | "messages" | "talk first" | "plan" | "talk" | "good";
            /** @description The stake in words. */
            tag: string;
            /** @description Words to show, as they are. */
            text: string;
            /** @description A title; of a person `Mr`, `Mrs`, `Miss`, `Ms`, `Mx` or another. */
            title: string;
        };
        Debt: {
            /** @description What is paid by that deal each month. */
            agreedPayment: number | null;
            /** @description The overdue part of the balance; kept only while payments are behind. */
            arrears: number | null;
            cameFromFraud: boolean | null;
            canGuarantorBeLiable: boolean | null;
            /** @description The furthest that a court or bailiffs have gone; kept only with legal action. */
            courtStage: ("court claim" | "judgment" | "bailiffs" | "charging order") | null;
            creditorReference: string | null;
            creditTypeId: number | null;
            creditTypeName: string | null;
            /** @description What its kind is to the rules; empty while the kind is not known. */
            creditTypeRoles: ("goes-on" | "bill" | "secures-home" | "secures-vehicle" | "secures-goods" | "has-guarantor" | "asks-receipt-of-benefit" | "lasts-longer" | "barred-later" | "never-pay" | "can-cost-home" | "can-cost-liberty" | "can-cost-energy" | "can-cost-goods" | "taken-from-benefits" | "mortgage" | "rent-of-home" | "overdraft" | "council-tax" | "energy" | "tv-licence" | "court-fine" | "child-maintenance" | "income-tax" | "business-debt" | "court-judgment" | "debt-purchaser" | "other" | "card" | "loan" | "shopping" | "vehicle" | "housing" | "water" | "communications" | "legal" | "family" | "student-loan" | "housing-benefit" | "work" | "care" | "childcare" | "not-in-scotland" | "not-in-northern-ireland")[];
            currentBalance: number | null;
            estimatedBalance: number | null;
            /** @description There is a deal with the creditor on what is overdue. */
            hasArrangement: boolean | null;
            hasAttachmentOfEarnings: boolean | null;
            hasGuarantor: boolean | null;
            hasLegalAction: boolean | null;
            /** @description What names it in other calls. */
            id: string;
            /** @description Who the debt began with, up to 200 characters. */
            initialCreditorName: string;
            inReceiptOfBenefit: boolean | null;
            isDeleted: boolean;
            isDisputed: boolean | null;
            isForBusiness: boolean | null;
            /** @description Whether payments are behind; null when not known. */
            isInArrears: boolean | null;
            isJoint: boolean | null;
            /** @description Nothing is paid on it now: then the repayment may be left out. */
            isNothingPaid: boolean | null;
            /** @description Not paying it can cost home, liberty, fuel or essential goods. */
            isPriority: boolean;
            isSecured: boolean | null;
            isTakenByAgreement: boolean | null;
            isVeryOld: boolean | null;
            regularPaymentAmount: number | null;
            /**
             * @description - `by hand`: Typed by the person.
             *     - `credit report`: Found by a credit search.
             * @enum {string}
             */
            source: "by hand" | "credit report";
        };
        DebtGivenInput: {
            /** @description What is paid by that deal each month. */
            agreedPayment?: number | null;
            /** @description The overdue part of the balance; kept only while payments are behind. */
            arrears?: number | null;
            cameFromFraud?: boolean | null;
            canGuarantorBeLiable?: boolean | null;
            /** @description The furthest that a court or bailiffs have gone; kept only with legal action. */
            courtStage?: ("court claim" | "judgment" | "bailiffs" | "charging order") | null;
            creditorReference?: string | null;
            creditTypeId?: number | null;
            creditTypeName?: string | null;
            currentBalance?: number | null;
            estimatedBalance?: number | null;
            /** @description There is a deal with the creditor on what is overdue. */
            hasArrangement?: boolean | null;
            hasAttachmentOfEarnings?: boolean | null;
            hasGuarantor?: boolean | null;
            hasLegalAction?: boolean | null;
            /** @description What names it in other calls. */
            id?: string;
            /** @description Who the debt began with, up to 200 characters. */
            initialCreditorName?: string;
            inReceiptOfBenefit?: boolean | null;
            isDeleted?: boolean;
            isDisputed?: boolean | null;
            isForBusiness?: boolean | null;
            /** @description Whether payments are behind; null when not known. */
            isInArrears?: boolean | null;
            isJoint?: boolean | null;
            /** @description Nothing is paid on it now: then the repayment may be left out. */
            isNothingPaid?: boolean | null;
            isSecured?: boolean | null;
            isTakenByAgreement?: boolean | null;
            isVeryOld?: boolean | null;
            regularPaymentAmount?: number | null;
            /** @description What the page had read of the fields that it sends: what the person left alone and has changed since is kept. */
            was?: {
                /** @description What is paid by that deal each month. */
                agreedPayment?: number | null;
                /** @description The overdue part of the balance; kept only while payments are behind. */
                arrears?: number | null;
                cameFromFraud?: boolean | null;
                canGuarantorBeLiable?: boolean | null;
                /** @description The furthest that a court or bailiffs have gone; kept only with legal action. */
                courtStage?: ("court claim" | "judgment" | "bailiffs" | "charging order") | null;
                creditorReference?: string | null;
                creditTypeId?: number | null;
                currentBalance?: number | null;
                estimatedBalance?: number | null;
                /** @description There is a deal with the creditor on what is overdue. */
                hasArrangement?: boolean | null;
                hasAttachmentOfEarnings?: boolean | null;
                hasGuarantor?: boolean | null;
                hasLegalAction?: boolean | null;
                /** @description Who the debt began with, up to 200 characters. */
                initialCreditorName?: string;
                inReceiptOfBenefit?: boolean | null;
                isDisputed?: boolean | null;
                isForBusiness?: boolean | null;
                /** @description Whether payments are behind; null when not known. */
                isInArrears?: boolean | null;
                isJoint?: boolean | null;
                /** @description Nothing is paid on it now: then the repayment may be left out. */
                isNothingPaid?: boolean | null;
                isSecured?: boolean | null;
                isTakenByAgreement?: boolean | null;
                isVeryOld?: boolean | null;
                regularPaymentAmount?: number | null;
            };
        };
        DebtNamed: {
            /** @description The name of who is owed. */
            creditorName: string;
            /** @description What names it in other calls. */
            id: string;
            typeName: string | null;
        };
        EntitlementSaid: {
            /**
             * Format: date
             * @description 'YYYY-MM-DD', in London. On which day they said it. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
             */
            on: string;
            /**
             * @description What the person says of it.
             *
             *     - `done`: They have asked for it.
             *     - `gets`: They get it now: it is in their budget.
             *     - `not for me`: It is not for them.
             * @enum {string}
             */
            what: "done" | "gets" | "not for me";
        };
        ErrorBody: {
            error: {
                /** @description With SECOND_FACTOR_NEEDED: what a login waits for its code with. */
                challenge?: string;
                /** @description Stays the same, whatever the words. */
                code: string;
                current?: {
                    answers: {
                        /** @description What names it in other calls. */
                        id: string;
                        /** @description The value itself. */
                        value: string;
                    }[];
                    /** @description How often this step has been saved: send it with the next save (`answer-revision`). */
                    revision: number;
                };
                fields?: {
                    /** @description The path of the field, such as `address.postcode`. */
                    field: string;
                    /** @description Words to show, as they are. */
                    message: string;
                }[];
                goTo?: {
                    /** @description The id of a page of the questionnaire, from `GET /journeys/mine/pages`. */
                    pageId: string;
                    /** @description The id of a step of the questionnaire, from `GET /journeys/mine/pages`; the one that is open is in `GET /journeys/mine/status`. */
                    stepId: string;
                };
                innerError?: {
                    /** @description Words to show, as they are. */
                    message: string;
                };
                /** @description Words to show, as they are. */
                message: string;
                offersHelp?: boolean;
                times?: string[];
            };
        };
        /**
         * @description - `VALIDATION_FAILED` (400): a value breaks a rule; `fields` says which and why
         *     - `MALFORMED_REQUEST` (400): the body is not the JSON this call takes
         *     - `NOT_SIGNED_IN` (401): no credential, or one that is unknown or has ended
         *     - `SIGNATURE_REFUSED` (401): a signed call of a partner whose key is unknown or has ended, whose time is more than five minutes from ours, or whose signature is not that of the call; never says which
         *     - `SIGNATURE_USED` (409): a signed call of a partner that was made before; sign it anew, with the time of now
         *     - `IDEMPOTENCY_KEY_USED` (409): an Idempotency-Key that was used for another person within a day
         *     - `LOGIN_REFUSED` (401): wrong email or wrong password; never says which
         *     - `LOGIN_BY_MAIL_ONLY` (403): a login after many wrong passwords for the email from everywhere; the same whether or not it has an account
         *     - `SECOND_FACTOR_NEEDED` (401): a login with the right password to an account with a second factor; `challenge` is for the call that takes the code, for ten minutes
         *     - `LOGIN_CHALLENGE_ENDED` (400): a code for a login that was begun more than ten minutes ago, has ended, or never was
         *     - `CODE_NOT_RIGHT` (403): a code of a second factor that is wrong, was used before, or is missing beside a password
         *     - `SECOND_FACTOR_IS_ON` (409): a second factor is asked for or added where there is one
         *     - `SECOND_FACTOR_NOT_BEGUN` (409): a first code where no secret was asked for within the hour
         *     - `NO_REFRESH_TOKEN` (401): a refresh without refresh token or user id
         *     - `REFRESH_REFUSED` (401): a refresh token that is unknown, has ended or was used before
         *     - `REGISTERED_CUSTOMERS_ONLY` (403): a guest makes a call that needs an account
         *     - `ANALYTICS_NOT_ACCEPTED` (403): an event for counting without the visitor’s yes to it; nothing is kept
         *     - `CURRENT_PASSWORD_WRONG` (403): a password change without the right current password
         *     - `PHONE_NOT_CONFIRMED` (403): a credit search that names a phone which was not confirmed by a code in the same journey
         *     - `PHONE_CODE_NEEDED` (403): a copy, an erasure or a new account of somebody without one, who confirmed a phone, without a code to the first one, given for this, in the last ten minutes
         *     - `TEXTS_UNAVAILABLE` (503): a code or a text that cannot be sent: text messages are switched off, or cannot be sent now
         *     - `PASSWORD_BY_LINK_ONLY` (403): a first password for an account that was registered more than 10 minutes ago, without the link that its email is sent
         *     - `CONFIRMATION_NEEDED` (403): a change of the account itself, its export or erasure, without the password typed in the last five minutes, and a code where the person has turned codes on
         *     - `NOT_FOUND` (404): no such thing, or it belongs to somebody else
         *     - `NO_JOURNEY` (404): the person has no journey yet
         *     - `STEP_NOT_ON_PATH` (409): an answer to a step that earlier answers do not lead to; `goTo` says where to go
         *     - `ANSWER_CHANGED_ELSEWHERE` (409): the answer was changed on another tab or device since this one read it
         *     - `ALREADY_REGISTERED` (409): the email has an account
         *     - `REGISTRATION_FAILED` (400): registration cannot be done here
         *     - `CALLS_NOT_WANTED` (409): a call asked for by somebody who has said that we may not ring them, without a yes to this one (`ringThisOnce`)
         *     - `CHAT_IS_OFF` (409): a message where the operator offers no chat
         *     - `CHAT_HAS_ENDED` (409): something written by an adviser in a conversation that has ended
         *     - `NOT_OPEN_TO_CHOOSE` (409): a solution chosen that the advice does not offer, or not before a person has looked
         *     - `ADVICE_HAS_CHANGED` (409): a solution chosen from an advice that is not the latest
         *     - `PLAN_CHANGED_ELSEWHERE` (409): a solution chosen in place of what is not chosen any more, or where something is chosen already
         *     - `PLAN_IS_SENT` (409): a plan left after something was sent to others
         *     - `PLAN_IN_DOUBT` (409): a plan begun or sent that waits for an adviser, or that the advice of today does not leave to the person
         *     - `PLAN_DOES_NOT_GO_THERE` (409): a plan noted to have come to what does not follow on how it stands, or what others note
         *     - `REPAYMENT_NOT_BEGUN` (409): something written down of a plan that is not being prepared yet, or waits for an adviser again
         *     - `REPAYMENT_CHANGED_ELSEWHERE` (409): something written down of a plan of which more was written down since it was seen
         *     - `REPAYMENT_REFUSED` (409): something written down of a plan that cannot have happened to it; the message says why
         *     - `LETTER_CHANGED_ELSEWHERE` (409): a place of a letter written that another window has changed since
         *     - `LETTER_HAS_CHANGED` (409): a letter marked as read or sent that says something else by now
         *     - `LETTER_HAS_GAPS` (409): a letter marked as read with a place that is not filled in
         *     - `LETTER_NOT_READ` (409): a letter marked as sent before it was read, or a while after
         *     - `LETTER_NOT_TO_SEND` (409): a change or a file of a letter that is not to be sent, such as about a debt that is paid or deleted
         *     - `LETTER_NOT_IN_PDF` (409): the PDF of letters with something in a script that no font of ours has, such as Arabic
         *     - `APPLICATION_WITH_ADVISER` (409): an answer given in an application that was handed over, or one handed over or taken back that has gone on since
         *     - `APPLICATION_CHANGED_ELSEWHERE` (409): an answer given in an application, or one handed over, that was changed since it was read: in another window, or by one of us on the phone with them
         *     - `APPLICATION_NOT_READY` (409): an application handed over as complete, or accepted, in which something is missing or does not match
         *     - `NOT_SENT_FROM_HERE` (409): an application released where no receiver is set up
         *     - `APPLICATION_NOT_AS_NEEDED` (409): an application released that its receiver did not take, since something in it is not as they need it
         *     - `RECEIVER_UNAVAILABLE` (503): an application released, or its answer asked for, while its receiver does not answer; sent again, it is taken once
         *     - `TIME_TAKEN` (409): a talk booked or moved to a time that somebody else has by now, or that cannot be booked any more; `times` has the nearest three
         *     - `TIME_NOT_SAFE` (409): a talk booked at a time that the person has not marked as safe, without a yes to this one (`ringThisOnce`)
         *     - `BOOKED_ALREADY` (409): a talk booked by somebody who has one booked
         *     - `BOOKING_IS_OVER` (409): a talk moved or cancelled that was cancelled, or is over
         *     - `BOOKING_LINK_NOT_VALID` (400): the link of a booking that has ended or never existed
         *     - `SESSION_CLOSED` (409): a change of what belongs to a session that is locked (`isLocked`), such as its answers, debts, household, budget and health conditions, a search for debts, a choice of its advice, or staff running or deciding it
         *     - `CHANGED_SINCE_READ` (409): a person saving over a line of their budget that one of us put right after they read it, over who lives with them once one of us put that right, or over a name or number that has changed since (`was`); nothing is saved, and `fields` names the lines by their type, as `lines.3011`
         *     - `SESSION_MOVED` (409): staff completing, closing or reopening a session whose status does not let them, such as one that changed a moment ago
         *     - `STAFF_SIGN_IN_REFUSED` (401): a sign-in of staff with a wrong email, password or code, one that has ended, or in the fifteen minutes after five wrong ones; never says which
         *     - `STAFF_LINK_ENDED` (410): a link to set up a sign-in of staff that was used, has ended, or never was
         *     - `STAFF_PROOF_REFUSED` (403): a change of a staff sign-in with a wrong password or code, or in the fifteen minutes after five wrong ones; never says which
         *     - `STAFF_PASSKEY_REFUSED` (403): a passkey of staff that is not known here, has signed something else, or whose owner has ended
         *     - `OWN_MEMBERSHIP` (409): a member of staff who would end or give another role or a new link to themselves
         *     - `LAST_TO_MANAGE_STAFF` (409): an end, or another role, for the last member of staff who looks after staff
         *     - `NOT_SAFE_NOW` (409): a call noted by staff who were not told the number, at a time that the person did not call safe or before the one promised; that nobody answered, at any time
         *     - `TALK_NOT_YET` (409): what came of a booked talk, noted by staff before it begins
         *     - `WORK_IS_TAKEN` (409): work taken that somebody else of the staff has, or gone on with after somebody put it back on the list
         *     - `ADVICE_MOVED_ON` (409): an advice decided about whose facts have changed since
         *     - `ADVICE_IS_DECIDED` (409): an advice decided about of which somebody else has said something meanwhile, or a change looked at that does not wait
         *     - `NOT_TO_DECIDE_YET` (409): a solution that the rules close, or of which something has to be asked or put right before an adviser says that it fits
         *     - `NOT_CONFIRMED_YET` (409): a choice noted as going on, or an application accepted or sent, that does not rest on an advice that counts: an insolvency before an adviser has confirmed it, what was chosen before one of us said that another fits or took back what was said, and what the advice of today does not leave to the person; nor an insolvency before a talk about it is noted
         *     - `NOT_YOUR_CHANGE` (409): a change of an advice that waits, taken back by somebody who did not make it
         *     - `ANOTHER_HAS_TO_LOOK` (409): a change of an advice looked at by whoever made it
         *     - `CHANGED_MEANWHILE` (409): staff putting something right together with a person, or noting a call, that was changed since they read it
         *     - `INVALID_PHONE_NUMBER` (400): a call-back number that is not a working UK number
         *     - `RESET_LINK_NOT_VALID` (400): a reset link that was used, has ended or never existed
         *     - `PREVIEW_LINK_NOT_VALID` (404): the link of a preview that was altered, lacks a part, or names questions that there are none of here
         *     - `PREVIEW_LINK_ENDED` (410): the link of a preview after its days
         *     - `PREVIEW_HAS_FAULT` (422): the preview of words with a fault; the message names file and place
         *     - `EMAIL_LINK_NOT_VALID` (400): the link of a change of email that was used, has ended or never existed
         *     - `OTP Required` (403): the credit search needs the one-time code that was just sent
         *     - `ERR_CREDIT_SEARCH_NOT_ALLOWED_EXISTING_OTP` (403): a credit search while a code of an earlier one can still be given
         *     - `ERR_CREDIT_SEARCH_NOT_ALLOWED` (403): no more credit searches for this person
         *     - `No attempts remaining` (403): the last try of a one-time code was wrong
         *     - `Passcode expired` (403): a one-time code that is too old
         *     - `VERIFICATION_FAILED` (400): a one-time code that is not the right one
         *     - `CODE_ALREADY_TRIED` (400): a one-time code that was tried before
         *     - `Invalid phone number` (400): the credit search does not take the phone number
         *     - `CREDIT_SEARCH_NOT_FOUND` (404): no credit report fits these details
         *     - `CREDIT_SEARCH_UNAVAILABLE` (503): the credit reference agency does not answer, or not as agreed; nothing has changed
         *     - `CREDIT_SEARCH_OFF` (403): a credit search where the operator has switched them off
         *     - `CREDIT_SEARCH_NEEDS_CODE` (403): a credit search, which needs a one-time code, where the operator has switched text messages off
         *     - `CREDIT_SEARCH_TERMS_NEEDED` (403): a credit search in a journey in which its terms were not agreed to
         *     - `ADDRESS_LOOKUP_OFF` (403): an address lookup where the operator has switched them off
         *     - `ADDRESS_LOOKUP_UNAVAILABLE` (503): the address lookup does not answer
         *     - `HEALTH_CONSENT_NEEDED` (403): health conditions or support needs before the person has said yes to keeping them; nothing is kept
         *     - `REQUEST_TIMEOUT` (408): a request that did not come whole in time; it may be sent again
         *     - `HEADERS_TOO_LARGE` (431): headers over the limit
         *     - `BODY_TOO_LARGE` (413): a body over the limit
         *     - `UNSUPPORTED_MEDIA` (415): a body that is not JSON
         *     - `TOO_MANY_REQUESTS` (429): too many tries in a short time
         *     - `CANNOT_BE_OPENED` (503): something is kept sealed with a key that the operator has not put in, or has lost; all else works
         *     - `SERVER_FAULT` (500): a fault of ours
         *     - `UNAVAILABLE` (503): the server or its database is starting, stopping, overloaded or out of reach
         * @enum {string}
         */
        ErrorCode: "VALIDATION_FAILED" | "MALFORMED_REQUEST" | "NOT_SIGNED_IN" | "SIGNATURE_REFUSED" | "SIGNATURE_USED" | "IDEMPOTENCY_KEY_USED" | "LOGIN_REFUSED" | "LOGIN_BY_MAIL_ONLY" | "SECOND_FACTOR_NEEDED" | "LOGIN_CHALLENGE_ENDED" | "CODE_NOT_RIGHT" | "SECOND_FACTOR_IS_ON" | "SECOND_FACTOR_NOT_BEGUN" | "NO_REFRESH_TOKEN" | "REFRESH_REFUSED" | "REGISTERED_CUSTOMERS_ONLY" | "ANALYTICS_NOT_ACCEPTED" | "CURRENT_PASSWORD_WRONG" | "PHONE_NOT_CONFIRMED" | "PHONE_CODE_NEEDED" | "TEXTS_UNAVAILABLE" | "PASSWORD_BY_LINK_ONLY" | "CONFIRMATION_NEEDED" | "NOT_FOUND" | "NO_JOURNEY" | "STEP_NOT_ON_PATH" | "ANSWER_CHANGED_ELSEWHERE" | "ALREADY_REGISTERED" | "REGISTRATION_FAILED" | "CALLS_NOT_WANTED" | "CHAT_IS_OFF" | "CHAT_HAS_ENDED" | "NOT_OPEN_TO_CHOOSE" | "ADVICE_HAS_CHANGED" | "PLAN_CHANGED_ELSEWHERE" | "PLAN_IS_SENT" | "PLAN_IN_DOUBT" | "PLAN_DOES_NOT_GO_THERE" | "REPAYMENT_NOT_BEGUN" | "REPAYMENT_CHANGED_ELSEWHERE" | "REPAYMENT_REFUSED" | "LETTER_CHANGED_ELSEWHERE" | "LETTER_HAS_CHANGED" | "LETTER_HAS_GAPS" | "LETTER_NOT_READ" | "LETTER_NOT_TO_SEND" | "LETTER_NOT_IN_PDF" | "APPLICATION_WITH_ADVISER" | "APPLICATION_CHANGED_ELSEWHERE" | "APPLICATION_NOT_READY" | "NOT_SENT_FROM_HERE" | "APPLICATION_NOT_AS_NEEDED" | "RECEIVER_UNAVAILABLE" | "TIME_TAKEN" | "TIME_NOT_SAFE" | "BOOKED_ALREADY" | "BOOKING_IS_OVER" | "BOOKING_LINK_NOT_VALID" | "SESSION_CLOSED" | "CHANGED_SINCE_READ" | "SESSION_MOVED" | "STAFF_SIGN_IN_REFUSED" | "STAFF_LINK_ENDED" | "STAFF_PROOF_REFUSED" | "STAFF_PASSKEY_REFUSED" | "OWN_MEMBERSHIP" | "LAST_TO_MANAGE_STAFF" | "NOT_SAFE_NOW" | "TALK_NOT_YET" | "WORK_IS_TAKEN" | "ADVICE_MOVED_ON" | "ADVICE_IS_DECIDED" | "NOT_TO_DECIDE_YET" | "NOT_CONFIRMED_YET" | "NOT_YOUR_CHANGE" | "ANOTHER_HAS_TO_LOOK" | "CHANGED_MEANWHILE" | "INVALID_PHONE_NUMBER" | "RESET_LINK_NOT_VALID" | "PREVIEW_LINK_NOT_VALID" | "PREVIEW_LINK_ENDED" | "PREVIEW_HAS_FAULT" | "EMAIL_LINK_NOT_VALID" | "OTP Required" | "ERR_CREDIT_SEARCH_NOT_ALLOWED_EXISTING_OTP" | "ERR_CREDIT_SEARCH_NOT_ALLOWED" | "No attempts remaining" | "Passcode expired" | "VERIFICATION_FAILED" | "CODE_ALREADY_TRIED" | "Invalid phone number" | "CREDIT_SEARCH_NOT_FOUND" | "CREDIT_SEARCH_UNAVAILABLE" | "CREDIT_SEARCH_OFF" | "CREDIT_SEARCH_NEEDS_CODE" | "CREDIT_SEARCH_TERMS_NEEDED" | "ADDRESS_LOOKUP_OFF" | "ADDRESS_LOOKUP_UNAVAILABLE" | "HEALTH_CONSENT_NEEDED" | "REQUEST_TIMEOUT" | "HEADERS_TOO_LARGE" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA" | "TOO_MANY_REQUESTS" | "CANNOT_BE_OPENED" | "SERVER_FAULT" | "UNAVAILABLE";
        FirstStep: {
            /** @description A heading to show. */
            heading: string;
            /** @description Who else helps with it, for when our line is shut. */
            instead: {
                /** @description Its name. */
                name: string;
                /** @description A phone number to show and to ring. */
                number: string;
            } | null;
            /** @description A body to ring; null where that is us. */
            ring: {
                /** @description Its name. */
                name: string;
                /** @description A phone number to show and to ring. */
                number: string;
            } | null;
            /** @description Those who are owed are rung too: their number is on what they sent. */
            ringsThem: boolean;
            /** @description Words to say on the phone. */
            say: string;
        };
        FoundAddress: {
            /** @description Name of the building, or nothing. */
            buildingName: string;
            /** @description Number in the street, or nothing. */
            buildingNumber: string;
            /** @description 1 England, 2 Wales, 3 Scotland, 4 Northern Ireland; null when not known. */
            countryId: number | null;
            /** @description Part of the town, or nothing. */
            district: string;
            /** @description Flat, or nothing. */
            flatNumber: string;
            /** @description Street. */
            street: string;
            /** @description Town. */
            town: string;
        };
        FoundHelp: {
            /** @description By when to ask. */
            byWhen: string;
            /** @description The bill that has changed since they asked for it, in words: they may get it by now, so it counts nothing until they say. Null for none. */
            changedBill: string | null;
            /** @description How to ask for it. */
            how: string;
            /** @description What names it in other calls. */
            id: string;
            /** @description One of us has to confirm something of it before anybody counts on it. */
            isToConfirm: boolean;
            /**
             * @description How sure we are. What rests on something that is not known or not confirmed is never very likely.
             *
             *     - `very likely`: All that counts is known, and fits.
             *     - `likely`: It fits by what is known, and something besides counts too.
             *     - `worth checking`: We cannot say whether it fits, and count no sum.
             * @enum {string}
             */
            likelihood: "very likely" | "likely" | "worth checking";
            /** @description Where it is asked for, outside. */
            link: {
                /** @description Words to show, as they are. */
                label: string;
                /** @description An address on the web. */
                url: string;
            };
            /** @description What it comes to in a month, an estimate; null where nobody can say. */
            monthly: number | null;
            /** @description Its name. */
            name: string;
            /** @description Null where they have said nothing, or took it back. */
            said: components["schemas"]["EntitlementSaid"] | null;
            /** @description Why it may fit. */
            why: string;
        };
        FoundMoney: {
            /** @description What the budget has already. */
            already: {
                /** @description What names it in other calls. */
                id: string;
                /** @description Its name. */
                name: string;
                said: components["schemas"]["EntitlementSaid"] | null;
            }[];
            /** @description Something of it can harm who has leave to stay without public funds, and whether that is so is not known. */
            asksAboutVisa: boolean;
            /** @description Independent calculators of benefits. */
            calculators: {
                /** @description Its name. */
                name: string;
                /** @description Words to show, as they are. */
                says: string;
                /** @description An address on the web. */
                url: string;
            }[];
            /** @description How many kinds of help there are where the person lives. */
            checked: number;
            /** @description What all of it would do to the advice, judged by the rules of today. Nothing of it is kept as advice. Null where no sum was found. */
            effect: {
                good: string[];
                /** @description The thing itself. */
                lead: string;
                rows: {
                    /** @description As it is, in words. */
                    now: string;
                    /** @description What it is, in words. */
                    what: string;
                    /** @description As it would be with all of it, in words. */
                    withAll: string;
                }[];
                toThinkAbout: string[];
            } | null;
            /** @description Without those that would be empty. What they get and what is not for them comes last. */
            groups: {
                help: components["schemas"]["FoundHelp"][];
                /**
                 * @description Why they stand together.
                 *
                 *     - `money`: Money that comes in.
                 *     - `bills`: Bills that become lower.
                 *     - `worth checking`: What is only worth checking, of either kind.
                 * @enum {string}
                 */
                kind: "money" | "bills" | "worth checking";
                /** @description Whole pence: 1250 is £12.50. What they come to together. */
                monthly: number;
            }[];
            /** @description What is left each month now; null where the budget cannot be added up. */
            leftNow: number | null;
            /** @description What still has to be told before anything can be said, in words; empty once all is told. Until then nothing is found. */
            missing: string[];
            /** @description Whole pence: 1250 is £12.50. What all that was found comes to in a month: the sum of its groups. What they get or is not for them, by their word, counts nothing, nor does what they asked for once its bill has changed. */
            monthly: number;
            /** @description What does not fit, and why. */
            notFitting: {
                /** @description What names it in other calls. */
                id: string;
                /** @description Its name. */
                name: string;
                /** @description Why, in words. */
                why: string;
            }[];
        };
        Frequency: {
            /** @description How often: a number from `GET /sfs/frequencies`. */
            frequencyId: number;
            /** @description How often, in words. */
            frequencyName: string;
            /** @description A number of months. */
            months: number;
            /** @description The monthly amount is the amount × `times` / `months`. */
            times: number;
        };
        Help: {
            /** @description What names it in other calls. */
            id: string;
            /** @description Who helps instead in a nation, by id; null where nobody does. */
            instead?: {
                [key: string]: string | null;
            };
            /** @description Its name. */
            name: string;
            /** @description A phone number to show and to ring. */
            phone?: string;
            /** @description A number that is written to and not rung. */
            sms?: {
                /** @description The word that a text to it begins with. */
                say: string;
                /** @description The number, digits alone. */
                to: string;
            };
            /** @description Words to show, as they are. */
            text: string;
            /** @description An address on the web. */
            url?: string;
        };
        JourneyPage: {
            /** @description The title of the page. */
            headerName: string;
            /** @description What names it in other calls. */
            id: string;
            oneContinue?: boolean;
            sections: {
                gui: {
                    displayProgressBar: boolean;
                    includeInProgressBar: boolean;
                };
                /** @description What names it in other calls. */
                id: string;
                /** @description Its name. */
                name: string;
                /** @description Its place, from 1. */
                order: number;
                /** @description Sections of one phase share a place in the progress bar. */
                phase?: string;
                steps: components["schemas"]["Step"][];
            }[];
            show?: {
                alwaysComplete?: boolean;
                /** @description What is special about its way back. */
                back?: string;
                /** @description The name of a frame around the page. */
                frame?: string;
                title?: string | null;
            };
            /** @description How the pages look. */
            templateId: string;
            tipBox?: {
                /** @description A heading to show. */
                heading: string;
                /** @description The name of a look. */
                style: string;
                tips: string[];
            };
        };
        Letter: {
            addressee: components["schemas"]["LetterPart"][][];
            /** @description Something of it is still to be confirmed: an adviser should read it with the person before it goes. */
            askFirst: boolean;
            blocks: {
                /**
                 * @description What it is.
                 *
                 *     - `paragraph`: A paragraph.
                 *     - `bullets`: Points of a list.
                 * @enum {string}
                 */
                kind: "paragraph" | "bullets";
                /** @description Of a paragraph one; of bullets one for each. */
                lines: components["schemas"]["LetterPart"][][];
            }[];
            /**
             * @description Whether the statement of the budget goes with it. `none` where it never does, or is not finished.
             *
             *     - `none`: It does not go with it.
             *     - `can attach`: It can go with it.
             *     - `attached`: It goes with it.
             * @enum {string}
             */
            budget: "none" | "can attach" | "attached";
            closing: components["schemas"]["LetterPart"][][];
            /** @description The day on the letter, as people write it. */
            date: string;
            from: components["schemas"]["LetterPart"][][];
            /** @description Its first line. */
            greeting: string;
            /** @description What names it in other calls. */
            id: string;
            /** @description What to do where no answer comes. */
            ifSilent: string;
            /** @description Its offer went, as was said on the plan alone: in which words is not known, and what is shown is how it would go today. */
            inOwnWords: boolean;
            /** @description The letter says that a budget goes with it, such as in words of the person, and none does. */
            lacksBudget: boolean;
            /** @description Places of which the person has said that there is none. */
            leftOut: components["schemas"]["LetterPart"][];
            /** @description What kind of letter it is. */
            name: string;
            /** @description Letters that may follow. */
            next: components["schemas"]["LetterInList"][];
            /** @description What the PDF cannot show, since it is in a script that no font of ours has: the label of its place, or the words themselves. While there is any, the letter comes as DOCX alone. */
            notInPdf: string[];
            /** @description What it is for, in one line. */
            purpose: string;
            reference: components["schemas"]["LetterPart"][];
            /** @description What it offers each month, in pence; null for none. */
            share: number | null;
            /** @description What the letter says, as a mark: what was read is what goes. It changes with every word of it. */
            shown: string;
            state: components["schemas"]["LetterState"];
            /** @description Why it is not to be sent, such as a debt that is paid by now; null where nothing stops it. */
            stops: string | null;
            /** @description With its sum, where it has one. */
            title: string;
            /** @description Whom it is for. */
            to: string;
            /** @description What went out, the latest first. */
            versions: components["schemas"]["SentLetter"][];
            /** @description That it offers more each month than the budget leaves; null where it does not. */
            warns: string | null;
        };
        LetterFact: {
            /** @description Who is owed that debt. */
            creditor: string | null;
            /** @description Of which debt; null for one of the person. */
            debtId: string | null;
            /**
             * @description What it is about.
             *
             *     - `in force`: What protects the person by law now.
             *     - `chased`: Whether somebody still asks for a debt.
             *     - `lump sum`: A sum that the person could settle with at once.
             *     - `health`: Whether a letter may tell of their health.
             * @enum {string}
             */
            kind: "in force" | "chased" | "lump sum" | "health";
            /** @description Null where it is to be asked. */
            known: {
                /**
                 * @description How it is known.
                 *
                 *     - `plan`: The plan that they chose says it.
                 *     - `told`: They told it elsewhere, such as in the review.
                 *     - `said`: They said it for their letters.
                 * @enum {string}
                 */
                from: "plan" | "told" | "said";
                /** @description Yes or no. */
                isSo: boolean;
                /** @description The day it was said for letters, 'YYYY-MM-DD', in London; null for what is known from elsewhere. */
                on: string | null;
                /** @description What protects the person by law now, by its short name; null for nothing. */
                solution: ("BS" | "MHBS" | "MOR" | "DRO" | "BKY" | "IVA" | "AO" | "PTD" | "DAS" | "SEQ" | "MAP") | null;
                /** @description A sum to settle with, in pence; null for anything else. */
                sum: number | null;
            } | null;
        };
        LetterInList: {
            /** @description What names it in other calls. */
            id: string;
            /** @description Its offer went, as was said on the plan alone: in which words is not known, and what is shown is how it would go today. */
            inOwnWords: boolean;
            /** @description What kind of letter it is. */
            name: string;
            /** @description What it is for, in one line. */
            purpose: string;
            /** @description What it offers each month, in pence; null for none. */
            share: number | null;
            state: components["schemas"]["LetterState"];
            /** @description With its sum, where it has one. */
            title: string;
            /** @description Whom it is for. */
            to: string;
            /** @description That it offers more each month than the budget leaves; null where it does not. */
            warns: string | null;
        };
        LetterPart: {
            /** @description Null for text that stands as it is. */
            place: {
                hasLines: boolean;
                /**
                 * @description What can stand there.
                 *
                 *     - `text`: Any text.
                 *     - `sum`: A sum of money.
                 *     - `day`: A day.
                 * @enum {string}
                 */
                holds: "text" | "sum" | "day";
                /** @description What is to be written there. */
                label: string;
                /** @description Most characters. */
                most: number;
                /** @description By which a change names it. */
                name: string;
                /** @description The words by which a person says that there is none, with an empty value; null where there has to be one. */
                none: string | null;
                /**
                 * @description Whether something stands there.
                 *
                 *     - `can change`: Something stands there.
                 *     - `fill in`: Nothing stands there yet.
                 * @enum {string}
                 */
                status: "can change" | "fill in";
                /** @description Empty where it is to be filled in. Lines of an address are told by line breaks. */
                value: string;
            } | null;
            /** @description What stands there; of a place to fill in, what is to be written there. */
            text: string;
        };
        LetterState: {
            /**
             * @description `read again`: something in it has changed since it was read, or that was a week ago. `no answer yet`: the day to expect one has gone.
             *
             *     - `fill in`: Something is to be filled in.
             *     - `not read`: All is there; the person has not read it.
             *     - `read again`: It says something else than what was read, or that was a week ago.
             *     - `read`: Read, and not sent.
             *     - `sent`: Sent; an answer may still come.
             *     - `no answer yet`: The day to expect an answer has gone, or the person says that none came.
             *     - `answered`: An answer came.
             * @enum {string}
             */
            kind: "fill in" | "not read" | "read again" | "read" | "sent" | "no answer yet" | "answered";
            /** @description The day it was sent or answered, 'YYYY-MM-DD', in London. */
            on: string | null;
            /** @description How many places are to be filled in. */
            toFillIn: number;
        };
        MonthsInWords: {
            /** @description Words to show, as they are. */
            says: string;
            /** @description The value itself. */
            value?: number;
        };
        PaperVersion: {
            about: {
                /** @description Whether that day is today, so that it can still change. */
                isToday: boolean;
                /** @constant */
                kind: "plan";
                /** @description The solution. */
                name: string;
                /** @description How it stood at the end of this day, 'YYYY-MM-DD', in London. */
                on: string;
                planId: string;
            } | {
                /** @constant */
                kind: "letter";
                letterId: string;
                /** @description Null for a letter that is begun and not sent. */
                sent: {
                    /** @enum {string} */
                    by: "post" | "email" | "online";
                    on: string;
                    version: number;
                } | null;
                title: string;
                /** @description Whom it is for. */
                to: string;
            } | {
                isComplete: boolean;
                /** @constant */
                kind: "form";
                name: string;
                /** @description Which version of it. */
                number: number;
                /** @description When it was handed over, 'YYYY-MM-DD', in London. */
                on: string;
                planId: string;
            } | {
                /** @constant */
                kind: "advice";
                /** @description When it was given, 'YYYY-MM-DD', in London. */
                on: string;
                recordId: string;
            } | {
                /** @constant */
                kind: "budget";
                /** @description When the person said that it is right, 'YYYY-MM-DD', in London. */
                on: string;
            };
            /**
             * Format: date-time
             * @description When it was made or written down: the newest are first. A moment in UTC, as `2026-11-23T10:00:00.000Z`.
             */
            at: string;
            /** @description Names it among its kind. */
            key: string;
        };
        Plan: {
            /**
             * @description Whether an adviser has said that it fits. Nothing of an insolvency is prepared before one has.
             *
             *     - `not needed`: It is no insolvency.
             *     - `waits`: It is what the person wants; nothing is prepared.
             *     - `confirmed`: An adviser has said that it fits.
             * @enum {string}
             */
            adviserConfirmation: "not needed" | "waits" | "confirmed";
            /** @description All that it came to, the oldest first. */
            changes: {
                /**
                 * @description Whose doing it was.
                 *
                 *     - `person`: The person.
                 *     - `adviser`: One of us.
                 *     - `receiver`: Those who were asked, as somebody noted it.
                 * @enum {string}
                 */
                by: "person" | "adviser" | "receiver";
                /** @description Who wrote it down, where that was somebody else; null where it was not. */
                notedBy: ("person" | "adviser") | null;
                /**
                 * Format: date
                 * @description 'YYYY-MM-DD', in London. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                 */
                on: string;
                /** @description What it is called for this solution; null for what has no words of its own. */
                says: string | null;
                /**
                 * @description - `chosen`: Chosen by the person; nothing is sent to anyone.
                 *     - `being prepared`: It is made ready to be sent.
                 *     - `with an adviser`: An adviser looks at it.
                 *     - `sent`: It was sent to those who decide.
                 *     - `accepted`: They said yes.
                 *     - `refused`: They said no.
                 *     - `running`: It is under way.
                 *     - `broken`: A payment or a term of it was missed.
                 *     - `ended`: It is over.
                 *     - `left`: The person did not want it any more, before it was sent.
                 * @enum {string}
                 */
                state: "chosen" | "being prepared" | "with an adviser" | "sent" | "accepted" | "refused" | "running" | "broken" | "ended" | "left";
            }[];
            /** @description 'YYYY-MM-DD', in London. */
            chosenOn: string;
            /** @description What one of us said after it was chosen, so that we talk before it goes on: that another solution fits, or that what we had said of one counts no more. Null where nothing was, and once it is chosen anew. */
            doubt: {
                /** @description Their first name. */
                by: string;
                /**
                 * Format: date
                 * @description 'YYYY-MM-DD', in London. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                 */
                on: string;
                product: {
                    /** @description Its name. */
                    name: string;
                    /** @description The usual short name, such as `DRO`. */
                    shortName: string;
                };
                /**
                 * @description - `another fits`: One of us has said since that another solution fits.
                 *     - `taken back`: What we had said of one counts no more.
                 * @enum {string}
                 */
                why: "another fits" | "taken back";
            } | null;
            /** @description What names it in other calls. */
            id: string;
            /** @description Nothing has been sent to anyone, so that it can be left. */
            mayLeave: boolean;
            /** @description What the person may note of it next by themselves, in the order to offer it. */
            mayNote: ("chosen" | "being prepared" | "with an adviser" | "sent" | "accepted" | "refused" | "running" | "broken" | "ended" | "left")[];
            product: {
                /** @description Its name. */
                name: string;
                /** @description The usual short name, such as `DRO`. */
                shortName: string;
            };
            /** @description The advice that it was chosen from. */
            recordId: string;
            /** @description How it stands in words for its solution, and what the person does now and waits for; null while nothing is begun. */
            stands: {
                /** @description How it stands, in a sentence. */
                stands: string;
                /** @description What the person does now, or waits for. */
                you: string;
            } | null;
            /**
             * @description - `chosen`: Chosen by the person; nothing is sent to anyone.
             *     - `being prepared`: It is made ready to be sent.
             *     - `with an adviser`: An adviser looks at it.
             *     - `sent`: It was sent to those who decide.
             *     - `accepted`: They said yes.
             *     - `refused`: They said no.
             *     - `running`: It is under way.
             *     - `broken`: A payment or a term of it was missed.
             *     - `ended`: It is over.
             *     - `left`: The person did not want it any more, before it was sent.
             * @enum {string}
             */
            state: "chosen" | "being prepared" | "with an adviser" | "sent" | "accepted" | "refused" | "running" | "broken" | "ended" | "left";
            /** @description The way of the plan from first to last: what is done, what is next, and what is to come. */
            steps: {
                /** @description The moment of a talk that is booked, which the step waits for; null for any other step. */
                at: string | null;
                /**
                 * @description Whether that day is the last by which it comes, or the one on which it does.
                 *
                 *     - `by`: On that day or before it.
                 *     - `on`: On that day.
                 * @enum {string}
                 */
                is: "by" | "on";
                isDone: boolean;
                /** @description The day it was done, or on or by which it will be, 'YYYY-MM-DD'; null where that hangs on the step before. */
                on: string | null;
                /** @description Words to show, as they are. */
                says: string;
                /** @description The last day, 'YYYY-MM-DD', of what comes between two days; null otherwise. */
                until: string | null;
                /** @description What it is, in words. */
                what: string;
                /** @description Who does it. */
                who: string;
            }[];
            /** @description Whether the advice of today would leave it to the person as well; true while there is none. */
            stillFits: boolean;
            /** @description The talk with one of us before an insolvency is sent to anybody: by phone, in the chat, with an interpreter, in writing or face to face. Null for what is no insolvency. */
            talk: {
                /** @description The last that is noted; null for none. */
                noted: {
                    /** @description Who of us, by first name. */
                    by: string;
                    /**
                     * @description How we talked.
                     *
                     *     - `phone`: On the phone.
                     *     - `chat`: In the chat.
                     *     - `interpreter`: With an interpreter.
                     *     - `writing`: In writing.
                     *     - `in person`: Face to face.
                     * @enum {string}
                     */
                    how: "phone" | "chat" | "interpreter" | "writing" | "in person";
                    /**
                     * Format: date
                     * @description 'YYYY-MM-DD' A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                     */
                    on: string;
                } | null;
                /** @description It does not go on before one of us has noted such a talk. */
                waits: boolean;
            } | null;
        };
        Recommendation: {
            /** @description What is recommended and why, as one sentence in two parts: "… could …", "because …". Null where nothing is. */
            answer: {
                /** @description Why, in words. */
                because: string;
                figures: string[];
                /** @description Words to show, as they are. */
                says: string;
            } | null;
            /** @description The write-off that is nearly open, where that decides. */
            close: components["schemas"]["CloseTo"] | null;
            /** @description Stands beside what is left: the person lacks food, heat or power all the same. Null where they do not. */
            costMissing: string | null;
            /** @description What one of us has said of this advice, after looking at it: the solution that fits, which is then recommended, and why. Left out where nobody has. */
            decided?: {
                /** @description The first name of whoever said it. */
                by: string;
                /**
                 * Format: date
                 * @description 'YYYY-MM-DD' A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                 */
                on: string;
                /**
                 * @description What they said of it.
                 *
                 *     - `confirmed`: It is what the rules recommend.
                 *     - `changed`: It is another solution than the rules recommend, and a second of us agreed.
                 * @enum {string}
                 */
                outcome: "confirmed" | "changed";
                /** @description Why, in words for the person. */
                reason: string;
                /** @description The usual short name, such as `DRO`. */
                shortName: string;
            };
            eligible: components["schemas"]["Solution"][];
            /** @description Why an adviser looks first, in words to show. */
            forAdviser: {
                /** @description Stays the same, whatever the words. */
                code: string;
                /** @description Words to show, as they are. */
                says: string;
            }[];
            /** @description Where advice is free, said with every result. */
            freeAdvice: string;
            /** @description What stood before a recommendation: what it did, and what would lift it. */
            gates: {
                /** @description Stays the same, whatever the words. */
                code: string;
                /**
                 * @description decided: nothing is recommended because of it.
                 *
                 *     - `decided`: Nothing is recommended because of it.
                 *     - `applied`: It changed what is recommended.
                 * @enum {string}
                 */
                effect: "decided" | "applied";
                /** @description What it found, each in words to show. `isAnswered`: the person was asked about it and said how they get by. */
                findings: {
                    /** @description Stays the same, whatever the words. */
                    code: string;
                    /** @constant */
                    isAnswered?: true;
                    /** @description Words to show, as they are. */
                    says: string;
                }[];
                /** @description What would change it, in words. */
                lifts: string;
                /** @description Why, in words. */
                why: string;
            }[];
            /** @description Solutions that only give time, where they fit. Shown beside the groups, before them when `timeComesFirst`. */
            givesTime: components["schemas"]["Solution"][];
            ineligible: components["schemas"]["Solution"][];
            /**
             * Format: date
             * @description The day whose limits apply, 'YYYY-MM-DD'. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
             */
            judgedOn: string;
            /** @description What the person told us, in sums; null before anything is judged. The budget is for a month. */
            kept: {
                /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                debts: number;
                /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                income: number;
                /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                outgoings: number;
            } | null;
            /** @description Null while the budget is not complete. */
            left: {
                /** @description The first less the second is the third. */
                line: {
                    /** @description Words to show, as they are. */
                    says: string;
                    /** @description A sum, in words. */
                    sum: string;
                }[];
                /** @description The whole sum to the penny. */
                rows: {
                    /** @description Stays the same, whatever the words. */
                    code: string;
                    isTotal: boolean;
                    /** @description Words to show, as they are. */
                    says: string;
                    /** @description A sum, in words. */
                    sum: string;
                }[];
                /** @description In whole pounds, without a sign. */
                says: string;
                /** @description What becomes of it once the recommended solution has taken in what is late; null where it does not. */
                takenIn: string | null;
                /** @description Pounds, with up to two decimals: 12.5 is £12.50. Negative for a shortfall. */
                value: number;
            } | null;
            /** @description What is still needed, each in words to show; empty unless incomplete. */
            missing: {
                /** @description Stays the same, whatever the words. */
                code: string;
                /** @description Words to show, as they are. */
                says: string;
            }[];
            /** @description A person has to look before any solution is named: the groups are not for showing. */
            namesNothing: boolean;
            recommended: components["schemas"]["Solution"] | null;
            /** @description The record that was kept of it. Null when nothing was judged: the nation is not open yet. */
            recordId: string | null;
            /** @description The version of the rules by which it was judged. */
            rulesVersion: number;
            /**
             * @description ready: a solution is recommended. ask an adviser: an adviser looks first, `forAdviser` says why; the plan for budget and bills may still be recommended. incomplete: `missing` says what is needed, and the groups are empty.
             *
             *     - `ready`: A solution is recommended.
             *     - `incomplete`: `missing` says what is needed, and the groups are empty.
             *     - `ask an adviser`: An adviser looks first, `forAdviser` says why; the plan for budget and bills may still be recommended.
             * @enum {string}
             */
            status: "ready" | "incomplete" | "ask an adviser";
            /** @description What one of us had said of this advice and took back: it counts for nothing, and the advice is as the rules give it. Left out where nothing was taken back, or somebody has decided since. */
            takenBack?: {
                /** @description The first name of whoever took it back. */
                by: string;
                /**
                 * Format: date
                 * @description 'YYYY-MM-DD' A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                 */
                on: string;
                /** @description Why, in words for the person. */
                reason: string;
                /** @description The usual short name, such as `DRO`. */
                shortName: string;
            };
            timeComesFirst: boolean;
            /** @description Solutions we cannot decide yet: an adviser is asked. One that only gives time is here where an answer points to it. */
            undecided: components["schemas"]["Solution"][];
            /** @description Urgent matters, the most urgent first: shown before everything else. */
            urgent: components["schemas"]["UrgentMatter"][];
            /** @description A wait that an earlier advice named, and that is over since it was last looked at. */
            waitIsOver: {
                /**
                 * Format: date
                 * @description A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                 */
                endedOn: string;
                /** @description Its name. */
                name: string;
            } | null;
        };
        Repayment: {
            /** @description Whether anything can be written down: it is begun, and the session is open. */
            canNote: boolean;
            /** @description Why its sums do not add up any more, by what is known today; empty where they do. */
            differences: ("more than is left" | "another sum" | "a debt more" | "a debt less" | "another balance")[];
            /** @description What it would be by the advice of today; null where `notDrawn` says why not. */
            draft: {
                debts: {
                    /** @description Whole pence: 1250 is £12.50. What is owed. */
                    balance: number;
                    /** @description Whom it is owed to now. */
                    creditor: string;
                    /** @description What names it in other calls. */
                    id: string;
                    /** @description Whole pence: 1250 is £12.50. What would be offered each month. */
                    payment: number;
                    /** @description What kind of debt it is; null where that was not said. */
                    what: string | null;
                }[];
                /** @description Whole pence: 1250 is £12.50. For all its debts, each month. */
                monthly: number;
                /** @description What it cannot take in, or what comes first. */
                outside: {
                    balance: number | null;
                    /** @description Whom it is owed to now. */
                    creditor: string;
                    /** @description What names it in other calls. */
                    id: string;
                    /** @description What kind of debt it is; null where that was not said. */
                    what: string | null;
                }[];
                /** @description Whether each debt gets the least that it should. */
                reachesFloor: boolean;
            } | null;
            /** @description All that was written down, what happened last first. */
            happened: {
                answer: ("accepts" | "accepts and stops interest" | "asks for more" | "refuses") | null;
                /**
                 * @description Who wrote it down.
                 *
                 *     - `you`: The person.
                 *     - `one of us`: One of us, with the person.
                 * @enum {string}
                 */
                by: "you" | "one of us";
                /**
                 * @description Whether it counts for how the plan stands.
                 *
                 *     - `yes`: It counts.
                 *     - `taken back`: It was taken back: it never happened.
                 *     - `put right`: Another answer puts it right.
                 * @enum {string}
                 */
                counts: "yes" | "taken back" | "put right";
                /** @description Whom it is about, by who had the debt by then; of what takes something back, whom that is about. */
                creditors: string[];
                /**
                 * @description What happened; of what takes something back, what that was.
                 *
                 *     - `drawn up`: The plan was drawn up.
                 *     - `drawn up again`: It was drawn up anew.
                 *     - `offers sent`: Offers went.
                 *     - `offer kept`: What was offered before is paid from then on.
                 *     - `answered`: An answer came.
                 *     - `paid`: Something was paid.
                 *     - `not paid`: Something was not paid.
                 *     - `break`: Nothing, or less, is paid for some months.
                 *     - `means changed`: Another sum is paid each month.
                 *     - `shared anew`: The same sum was shared out anew.
                 *     - `sold`: The debt went to somebody else.
                 *     - `balance put right`: What is owed was put right.
                 *     - `closed`: The debt is not paid from the plan any more.
                 *     - `reviewed`: The plan was looked over, and nothing has changed.
                 *     - `ended`: The plan ended.
                 * @enum {string}
                 */
                kind: "drawn up" | "drawn up again" | "offers sent" | "offer kept" | "answered" | "paid" | "not paid" | "break" | "means changed" | "shared anew" | "sold" | "balance put right" | "closed" | "reviewed" | "ended";
                /** @description Whether it is of a kind that can be taken back, and counts. Where something rests on it, trying says so. */
                mayBeTakenBack: boolean;
                /** @description For which months it is, 'YYYY-MM'; null where it is for none. */
                months: {
                    /** @description Where it begins. */
                    from: string;
                    /** @description Where it ends. */
                    to: string;
                } | null;
                /**
                 * Format: date
                 * @description 'YYYY-MM-DD', in London. When it happened. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                 */
                on: string;
                /** @description In which order it was written down, from 1. */
                sequence: number;
                /** @description The sum that it is about; null where it is about none. */
                sum: number | null;
                /** @description What it takes back, by its order and its day; null for anything else. */
                takes: {
                    /**
                     * Format: date
                     * @description 'YYYY-MM-DD', in London. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                     */
                    on: string;
                    /** @description Its place among the steps, from 1. */
                    sequence: number;
                } | null;
                why: ("paid elsewhere" | "found wrong" | "written off" | "interest" | "statement" | "paid" | "left" | "broken") | null;
                /** @description 'YYYY-MM-DD', in London. When it was written down. */
                writtenOn: string;
            }[];
            notDrawn: ("not repaid" | "no debts" | "balance not known" | "sum not known" | "nothing left" | "advice has changed") | null;
            /** @description The id of what the person chose, from `GET /plans/mine`. */
            planId: string;
            /** @description Mails about payments that come up, answers that did not come, and the yearly review. */
            reminders: {
                /** @description Whether we have an email to send them to. */
                canBeMailed: boolean;
                /** @description So many days before a payment; null for no reminders. */
                daysBefore: (0 | 1 | 3 | 7) | null;
            };
            /** @description How much was written down: what is written next names it. */
            sequence: number;
            /** @description Null before it is drawn up. */
            stands: components["schemas"]["StandingRepayment"] | null;
            /** @description 'YYYY-MM-DD', in London. */
            today: string;
        };
        SafeContact: {
            /** @description Whether we may ring at all. Without it the calls that are waited for are not made. */
            mayRing: boolean;
            neutralWords: boolean;
            says: string | null;
            /** @description When it is safe to ring; none for at any time. */
            times: ("mon morning" | "mon afternoon" | "mon evening" | "tue morning" | "tue afternoon" | "tue evening" | "wed morning" | "wed afternoon" | "wed evening" | "thu morning" | "thu afternoon" | "thu evening" | "fri morning" | "fri afternoon" | "fri evening")[];
            voicemail: boolean;
            wayOut: boolean;
        };
        SavedAnswers: {
            answers: {
                /** @description What names it in other calls. */
                id: string;
                /** @description The value itself. */
                value: string;
            }[];
            /** @description How often this step has been saved: send it with the next save (`answer-revision`). */
            revision: number;
            /** @description The id of a step of the questionnaire, from `GET /journeys/mine/pages`; the one that is open is in `GET /journeys/mine/status`. */
            stepId: string;
        };
        SentLetter: {
            /** @description What came back; null while nothing has been said of it. */
            answer: ("accepted" | "asks for more" | "refused" | "other" | "none") | null;
            /** @description When an answer is to be expected, 'YYYY-MM-DD', in London. Null where none comes. */
            answerBy: string | null;
            /** @description 'YYYY-MM-DD', in London. */
            answeredOn: string | null;
            /** @description What was noted before and put right since, the earliest first. */
            answersBefore: {
                /**
                 * @description What had been noted.
                 *
                 *     - `accepted`: They said yes.
                 *     - `asks for more`: They want more.
                 *     - `refused`: They said no.
                 *     - `other`: They said something else.
                 *     - `none`: Nothing came.
                 * @enum {string}
                 */
                answer: "accepted" | "asks for more" | "refused" | "other" | "none";
                /**
                 * Format: date
                 * @description 'YYYY-MM-DD', in London. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                 */
                on: string;
                /** @description 'YYYY-MM-DD', in London. */
                putRightOn: string;
            }[];
            attachedBudget: boolean;
            /**
             * @description How it was sent.
             *
             *     - `post`: By post.
             *     - `email`: By email.
             *     - `online`: On the receiver’s website.
             * @enum {string}
             */
            by: "post" | "email" | "online";
            /** @description 'YYYY-MM-DD', in London. */
            sentOn: string;
            /** @description A number that grows with each change. */
            version: number;
        };
        SessionUser: {
            /**
             * Format: email
             * @description An email address, up to 254 characters.
             */
            email: string;
            /** @description First name. */
            firstName: string;
            /** @description Last name; may be empty. */
            lastName: string;
            /**
             * Format: uuid
             * @description The id of the person, the same before and after they register.
             */
            userId: string;
        };
        Solution: {
            /** @description Open, and an adviser confirms something first. */
            adviserConfirms: boolean;
            /** @description What an adviser does before it can start, in words to show; null where nobody has to look first. */
            adviserFirst: string | null;
            /** @description Disposable income in pounds a month: what can go to the creditors of this solution. Null while it is not known. */
            context: {
                di: number | null;
            };
            /** @description `value` is 'YYYY-MM'; `says` is "June 2031", "June 2031 to May 2033", or that it cannot be said. */
            debtFreeMonth?: {
                /** @description Words to show, as they are. */
                says: string;
                /** @description The value itself. */
                value?: string;
            };
            /** @description What this person must be told because of their own case, besides the general `wording`, the gravest first. */
            disclosures: {
                /** @description Stays the same, whatever the words. */
                code: string;
                /** @description Words to show, as they are. */
                says: string;
            }[];
            displayRule: ("ALWAYS" | "BANNER") | null;
            /**
             * @description CANNOT_SAY is only ever among `undecided`: the other groups hold the other two.
             *
             *     - `ELIGIBLE`: Open to the person.
             *     - `INELIGIBLE`: Not open: `reasons` say why.
             *     - `CANNOT_SAY`: Not decided: something is not known, or an adviser looks first. Only among `undecided`.
             * @enum {string}
             */
            eligibility: "ELIGIBLE" | "INELIGIBLE" | "CANNOT_SAY";
            /** @description Of what only gives time, the day it is expected to end, 'YYYY-MM-DD', where that is known. A fact of health. */
            expectedEnd?: {
                /** @description Words to show, as they are. */
                says: string;
                /** @description The value itself. */
                value: string;
            };
            /** @description The part of the total that does not go to creditors. */
            fees?: components["schemas"]["AmountInWords"];
            gauges: {
                /** @description Stays the same, whatever the words. */
                code: string;
                /** @description How far it is, in words. */
                distance: string;
                /** @description The figure, in words. */
                figure: string;
                isWithin: boolean;
                /** @description The limit, in words. */
                limit: string;
                scale: {
                    /** @description Whole pence: 1250 is £12.50. */
                    figure: number;
                    /** @description Whole pence: 1250 is £12.50. */
                    limit: number;
                };
                /** @description Where it comes from. */
                source: string;
                /** @description A title; of a person `Mr`, `Mrs`, `Miss`, `Ms`, `Mx` or another. */
                title: string;
            }[];
            /** @description A home with equity would pass to a trustee. */
            isHomeAtRisk: boolean;
            /** @description Where payments may go on after the debts are gone, the month of the last; like `debtFreeMonth`. */
            lastPaymentMonth?: {
                /** @description Words to show, as they are. */
                says: string;
                /** @description The value itself. */
                value?: string;
            };
            /** @description What it means for this person, in a line or two each. */
            meanings: {
                /**
                 * @description - `home`: The home.
                 *     - `work`: Work.
                 *     - `bank`: Bank accounts.
                 *     - `credit file`: The credit file.
                 *     - `shared`: Who owes a debt together with the person.
                 *     - `cost`: What it costs.
                 * @enum {string}
                 */
                about: "home" | "work" | "bank" | "credit file" | "shared" | "cost";
                /** @description Words to show, as they are. */
                says: string;
            }[];
            money: {
                /** @description What of each pound owed is paid, in whole pence. */
                inThePound: number | null;
                parts: {
                    /**
                     * @description - `paid`: Reaches creditors.
                     *     - `fees`: Goes on fees.
                     *     - `written off`: Is not paid.
                     * @enum {string}
                     */
                    kind: "paid" | "fees" | "written off";
                    /** @description Words to show, as they are. */
                    says: string;
                    /** @description Whole pence: 1250 is £12.50. What is drawn, in pence; `says` is what is said of it. */
                    sum: number;
                }[];
                /** @description What is paid, in words. */
                pays: string;
            } | null;
            /** @description What it takes each month: £0 of one that takes nothing. Left out where it is not open, or where that cannot be said. */
            payment?: components["schemas"]["AmountInWords"];
            /** @description How the payment comes from what is left each month, where a trustee leaves some of that, or where it is less than the sum of the month leads to. */
            paymentSum?: string;
            /** @description Lowest first. */
            precedence: number;
            product: {
                /** @description What it is, in words. */
                description: string;
                /** @description What names it in other calls. */
                id: number;
                /** @description Its name. */
                name: string;
                /** @description The usual short name, such as `DRO`. */
                shortName: string;
            };
            /** @description One for each criterion: those that passed too. */
            reasons: components["schemas"]["SolutionReason"][];
            /** @description Each debt that stays when it is over, or that a way to get time leaves out, with why, in the order of the list. Empty for a solution that is not open. */
            stays: {
                balance: components["schemas"]["AmountInWords"];
                debt: components["schemas"]["DebtNamed"];
                /** @description Words to show, as they are. */
                says: string;
                /**
                 * @description - `kind`: No debt of its kind is taken in.
                 *     - `fraud`: It came from fraud.
                 *     - `secured`: It is secured on something.
                 *     - `not due`: It is paid as it falls due.
                 *     - `disputed`: The person says they do not owe it.
                 *     - `very old`: It is so old that it may not have to be paid.
                 *     - `adviser decides`: An adviser says whether it stays.
                 * @enum {string}
                 */
                why: "kind" | "fraud" | "secured" | "not due" | "disputed" | "very old" | "adviser decides";
            }[];
            /** @description The balances of either list together; `value` is there only where each is known. */
            sums: {
                stays: components["schemas"]["AmountInWords"];
                takesIn: components["schemas"]["AmountInWords"];
            };
            /** @description The debts that it deals with, in the order of the list; empty where it deals with no debts of its own. Of one of which only what is late is in it, `says` says so, that is its balance here, and the rest is among `stays`. */
            takesIn: {
                balance: components["schemas"]["AmountInWords"];
                debt: components["schemas"]["DebtNamed"];
                /** @description Words to show, as they are. */
                says?: string;
            }[];
            /** @description Left out, as the five fields after it, for a solution that is not open or has no payment of its own. */
            termMonths?: components["schemas"]["MonthsInWords"];
            totalPaid?: components["schemas"]["AmountInWords"];
            /** @description The name of its kind. */
            type: string;
            wording: {
                advantages: string[];
                /** @description What it does to the credit file. */
                creditFile: string;
                /** @description The gravest of them for who reads about this solution alone. */
                gravest: string[];
                /** @description What it means for the home. */
                home: string;
                /** @description What happens next, step by step. */
                next: string[];
                /** @description Which public register has the name, and for how long; left out where none has. */
                register?: string;
                /** @description The gravest first. */
                risks: string[];
                /** @description The same in three steps, each with who does it. */
                steps: {
                    /** @description Words to show, as they are. */
                    says: string;
                    /** @description What it is, in words. */
                    what: string;
                    /** @description Who does it. */
                    who: string;
                }[];
                terms: {
                    /** @description What the term means. */
                    meaning: string;
                    /** @description A term of the trade. */
                    word: string;
                }[];
                /** @description What it is, in a sentence or two. */
                whatItIs: string;
            };
            writtenOff?: components["schemas"]["AmountInWords"];
            /** @description The same as pictures; null where there is nothing to draw. */
            years: {
                bars: {
                    /** @description What is paid each month, in words. */
                    each: string | null;
                    /**
                     * @description - `pays`: Something is paid each month.
                     *     - `may pay`: Something may have to be paid.
                     *     - `nothing to pay`: Nothing is paid.
                     *     - `register`: The name is on a public register.
                     *     - `credit file`: It is on the credit file.
                     *     - `mark on credit file`: The credit file has a mark.
                     * @enum {string}
                     */
                    kind: "pays" | "may pay" | "nothing to pay" | "register" | "credit file" | "mark on credit file";
                    /** @description At least so many months. */
                    least: number;
                    most: number | null;
                }[];
                end: {
                    /**
                     * @description - `cleared`: The debts are gone.
                     *     - `paid back`: The debts are paid back.
                     * @enum {string}
                     */
                    kind: "cleared" | "paid back";
                    /** @description At least so many months. */
                    least: number;
                    most: number | null;
                    sum: string | null;
                };
                /** @description 'YYYY-MM' */
                from: string;
            } | null;
        };
        SolutionReason: {
            /** @description Met, and an adviser confirms it first. */
            adviserConfirms: boolean;
            /** @description Fixed: stands for the same criterion in every version of the rules. */
            code: string;
            /** @description The figure tested and the limit, as text; left out for a yes or no. */
            figure?: string;
            /**
             * Format: date
             * @description 'YYYY-MM-DD', where the day the limit came into force is known. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
             */
            inForceFrom?: string;
            /** @description The limit, in words. */
            limit?: string;
            /** @description The missing fact that decides it. */
            missingFact?: string;
            /**
             * @description - `met`: The person meets it.
             *     - `not met`: They do not.
             *     - `cannot say`: A fact is missing.
             * @enum {string}
             */
            outcome: "met" | "not met" | "cannot say";
            /** @description The whole reason in a sentence or two. */
            says: string;
            /** @description Where the rule comes from, with the day it came into force. */
            source: string;
            /** @description Where its outcome would turn, of one that is met or not met by a figure. */
            turns?: string;
        };
        StandingRepayment: {
            /** @description How many have answered, of those who are still owed something. */
            answered: {
                /** @description Those who have, or whose silence counts. */
                count: number;
                /** @description All of them. */
                of: number;
            };
            breaks: {
                /** @description 'YYYY-MM'. */
                from: string;
                /** @description Whole pence: 1250 is £12.50. */
                monthly: number;
                /** @description 'YYYY-MM'. */
                to: string;
            }[];
            /** @description What needs work first. */
            debts: {
                /** @description Null while there is none. */
                answer: {
                    /**
                     * @description - `accepts`: Yes.
                     *     - `accepts and stops interest`: Yes, and no more interest or charges.
                     *     - `asks for more`: They want another sum.
                     *     - `refuses`: No.
                     * @enum {string}
                     */
                    answer: "accepts" | "accepts and stops interest" | "asks for more" | "refuses";
                    /**
                     * Format: date
                     * @description 'YYYY-MM-DD', in London. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                     */
                    on: string;
                    /** @description What they ask for each month; null where they named no sum. */
                    sum: number | null;
                } | null;
                /** @description Who had it before it was sold, the first of them first. */
                before: string[];
                /** @description Whole pence: 1250 is £12.50. Interest and corrections since, below 0 where less is owed. */
                corrected: number;
                /** @description Whom it is owed to now. */
                creditor: string;
                /** @description What names it in other calls. */
                id: string;
                /** @description What comes next with them. */
                next: {
                    /** @description 'YYYY-MM-DD'; null where there is no day. */
                    by: string | null;
                    /**
                     * @description - `send the offer`: An offer goes to them.
                     *     - `share anew`: The sum is shared anew, so that they get a part.
                     *     - `they answer`: They have until that day.
                     *     - `write again`: They have not answered: the offer goes once more.
                     *     - `show them your budget`: They are shown why it is a fair share.
                     *     - `pay all the same`: The offer is paid, and they are asked again on that day.
                     *     - `ask again`: They are asked once more.
                     *     - `an officer decides`: An officer of the scheme decides if the plan is fair.
                     *     - `ask them to stop interest`: Nothing has to be done; they can be asked for that.
                     *     - `nothing`: Nothing has to be done.
                     * @enum {string}
                     */
                    step: "send the offer" | "share anew" | "they answer" | "write again" | "show them your budget" | "pay all the same" | "ask again" | "an officer decides" | "ask them to stop interest" | "nothing";
                    /**
                     * @description - `you`: The person.
                     *     - `they`: Whom it is owed to.
                     *     - `an officer`: An officer of the scheme.
                     * @enum {string}
                     */
                    who: "you" | "they" | "an officer";
                };
                /** @description The last offer to whom it is owed now, where it is of what the plan pays; null while none went. */
                offered: {
                    /**
                     * Format: date
                     * @description 'YYYY-MM-DD', in London. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                     */
                    on: string;
                    /** @description Whole pence: 1250 is £12.50. */
                    payment: number;
                } | null;
                /** @description The last offer, where it was of another sum than the plan pays. It does not count, unless it is kept. Null for none. */
                offeredOther: {
                    answer: {
                        /**
                         * @description - `accepts`: Yes.
                         *     - `accepts and stops interest`: Yes, and no more interest or charges.
                         *     - `asks for more`: They want another sum.
                         *     - `refuses`: No.
                         * @enum {string}
                         */
                        answer: "accepts" | "accepts and stops interest" | "asks for more" | "refuses";
                        /**
                         * Format: date
                         * @description 'YYYY-MM-DD', in London. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                         */
                        on: string;
                        /** @description What they ask for each month; null where they named no sum. */
                        sum: number | null;
                    } | null;
                    /**
                     * Format: date
                     * @description 'YYYY-MM-DD', in London. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                     */
                    on: string;
                    /** @description Whole pence: 1250 is £12.50. */
                    payment: number;
                } | null;
                /** @description Since when and why it is not paid from the plan any more; null while it is. */
                out: {
                    /**
                     * Format: date
                     * @description 'YYYY-MM-DD', in London. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                     */
                    on: string;
                    /**
                     * @description - `paid elsewhere`: It was paid in another way.
                     *     - `found wrong`: It was not for the person to pay.
                     *     - `written off`: They gave it up.
                     *     - `left out`: It is not on the list of debts any more.
                     * @enum {string}
                     */
                    why: "paid elsewhere" | "found wrong" | "written off" | "left out";
                } | null;
                /** @description Whole pence: 1250 is £12.50. `started` and `corrected`, less `paid`. */
                owed: number;
                /** @description Whole pence: 1250 is £12.50. */
                paid: number;
                /** @description Whole pence: 1250 is £12.50. What is offered each month. */
                payment: number;
                soldOn: string | null;
                /**
                 * @description - `gets nothing`: They are owed something and get nothing each month.
                 *     - `not offered`: No offer went to them.
                 *     - `waiting`: They still have days to answer.
                 *     - `silent`: The days to answer are over.
                 *     - `counts as yes`: It is in the programme: approved, or the days to answer are over, which is a yes by law.
                 *     - `accepts`: They said yes.
                 *     - `accepts and stops interest`: They said yes, and stopped interest.
                 *     - `asks for more`: They want another sum.
                 *     - `refuses`: They said no.
                 *     - `paid off`: Nothing is owed to them any more.
                 *     - `out`: The debt is not paid from the plan any more.
                 * @enum {string}
                 */
                standing: "gets nothing" | "not offered" | "waiting" | "silent" | "counts as yes" | "accepts" | "accepts and stops interest" | "asks for more" | "refuses" | "paid off" | "out";
                /** @description Whole pence: 1250 is £12.50. What was owed when it came into the plan. */
                started: number;
                /** @description What kind of debt it is; null where that was not said. */
                what: string | null;
            }[];
            /** @description 'YYYY-MM-DD', in London. */
            drawnUpOn: string;
            ended: {
                /**
                 * Format: date
                 * @description 'YYYY-MM-DD', in London. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                 */
                on: string;
                /**
                 * @description - `paid`: All was paid.
                 *     - `left`: The person left it.
                 *     - `broken`: It was broken off.
                 * @enum {string}
                 */
                why: "paid" | "left" | "broken";
            } | null;
            /** @description The day of the last payment, 'YYYY-MM-DD'; null where none can be named. */
            endsOn: string | null;
            /** @description 'YYYY-MM-DD', in London. */
            firstPayment: string;
            /** @description How it stands in a line. */
            headline: {
                /** @description The offers to send, else those who have answered. */
                count: number;
                /** @description All who are still owed something. */
                of: number;
                /**
                 * @description - `offers to send`: Offers are to be sent: so many, of all.
                 *     - `answers`: So many of all have answered.
                 *     - `approved`: The programme is approved, and nobody is asked.
                 *     - `paying`: Nobody’s answer is waited for, and something is paid.
                 *     - `paid off`: Nothing is owed any more.
                 *     - `ended`: It is over.
                 * @enum {string}
                 */
                says: "offers to send" | "answers" | "approved" | "paying" | "paid off" | "ended";
            };
            /** @description Whole pence: 1250 is £12.50. For all its debts, each month. */
            monthly: number;
            /** @description The first offer that stands, and the day by which the last should be answered; null while none went. */
            offers: {
                /** @description 'YYYY-MM-DD', in London. */
                firstOn: string;
                /** @description 'YYYY-MM-DD', in London. */
                lastBy: string;
            } | null;
            outside: {
                balance: number | null;
                /** @description Whom it is owed to now. */
                creditor: string;
                /** @description What names it in other calls. */
                id: string;
                /** @description What kind of debt it is; null where that was not said. */
                what: string | null;
            }[];
            /** @description The months whose day has come or that were marked before, the latest first. */
            past: {
                /** @description 'YYYY-MM'. */
                due: string;
                /**
                 * Format: date
                 * @description 'YYYY-MM-DD', in London. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                 */
                on: string;
                /** @description The debts of which nothing is said yet. */
                open: string[];
                /** @description Whole pence: 1250 is £12.50. */
                paid: number;
                /**
                 * @description - `paid`: All of it was paid.
                 *     - `part paid`: Some of it was paid.
                 *     - `not paid`: Nothing was paid.
                 *     - `break`: Nothing had to be paid.
                 *     - `not marked`: Nothing was said of it.
                 * @enum {string}
                 */
                state: "paid" | "part paid" | "not paid" | "break" | "not marked";
            }[];
            /** @description 'YYYY-MM-DD', in London. By when the plan should be looked over. */
            reviewDueOn: string;
            /**
             * @description - `offers to send`: No offer has gone.
             *     - `waiting for answers`: Not all have answered, and nothing is paid yet.
             *     - `first payment to come`: All have answered, or the days for it are over.
             *     - `running`: Something was paid.
             *     - `on a break`: Nothing is paid in this month, as was agreed.
             *     - `paid off`: Nothing is owed any more.
             *     - `ended`: It is over.
             * @enum {string}
             */
            stage: "offers to send" | "waiting for answers" | "first payment to come" | "running" | "on a break" | "paid off" | "ended";
            /** @description Of all debts: `paid` and `owed` are `started` and `corrected`. */
            sums: {
                /** @description Whole pence: 1250 is £12.50. */
                corrected: number;
                /** @description Whole pence: 1250 is £12.50. */
                owed: number;
                /** @description Whole pence: 1250 is £12.50. */
                paid: number;
                /** @description Whole pence: 1250 is £12.50. */
                started: number;
            };
            /** @description What the person has to do today. */
            tasks: ("send offers" | "share anew" | "answer who asks for more" | "write again" | "ask again" | "mark payments" | "pay today" | "review")[];
            terms: {
                /** @description After so many to so many days most have answered. */
                answerDays: {
                    /** @description Who, in words. */
                    by: number;
                    /** @description Where it begins. */
                    from: number;
                };
                /**
                 * @description We hold no money.
                 *
                 *     - `each creditor`: Straight to each of them.
                 *     - `the distributor`: To the payments distributor of the scheme, who shares it out.
                 * @enum {string}
                 */
                paidTo: "each creditor" | "the distributor";
                /**
                 * @description - `write again`: The person writes once more.
                 *     - `counts as yes`: By law it is a yes.
                 * @enum {string}
                 */
                silence: "write again" | "counts as yes";
                /**
                 * @description - `pro rata`: By how much is owed on each debt.
                 *     - `contractual`: What each contract asks for, and what is over by how much is owed.
                 *     - `token`: The same small sum for each.
                 * @enum {string}
                 */
                way: "pro rata" | "contractual" | "token";
            };
            /** @description The payments of the next year. */
            toCome: {
                /** @description 'YYYY-MM'. */
                due: string;
                isBreak: boolean;
                /**
                 * Format: date
                 * @description 'YYYY-MM-DD', in London. The day of the payment: the next on which banks work. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                 */
                on: string;
                /** @description What each debt gets of it that is not marked yet. */
                shares: {
                    /** @description The id of a debt, from `GET /debts/mine`. */
                    debtId: string;
                    /** @description Whole pence: 1250 is £12.50. */
                    payment: number;
                }[];
                /** @description Whole pence: 1250 is £12.50. Of all of them. */
                sum: number;
            }[];
            /**
             * @description Whether somebody is owed something and gets nothing each month.
             *
             *     - `none`: Who is owed something gets something.
             *     - `can be shared`: Somebody gets nothing; the sum is enough for all.
             *     - `too little`: Somebody gets nothing, and the sum is too little for all.
             * @enum {string}
             */
            withoutShare: "none" | "can be shared" | "too little";
            /** @description What was, of years that are over, and what the plan comes to. Empty where its end cannot be named. */
            years: {
                isOver: boolean;
                /** @description Whole pence: 1250 is £12.50. What is owed at its end. */
                left: number;
                /** @description Whole pence: 1250 is £12.50. What is paid in it. */
                pays: number;
                /** @description A year. */
                year: number;
            }[];
        };
        Step: {
            /** @description More text beside it. */
            additionalText?: string;
            answers: {
                /** @description More text beside it. */
                additionalText?: string;
                /**
                 * @description - `above`: Above the answer.
                 *     - `below`: Below the answer.
                 * @enum {string}
                 */
                additionalTextPosition?: "above" | "below";
                /** @description The name of a picture. */
                answerIcon?: string;
                blocksContinue?: boolean;
                /** @description What names it in other calls. */
                id: string;
                isExclusiveAnswer?: boolean;
                /** @description The earlier step that this answer leads back to. */
                leadsTo?: string;
                /** @description What stands in an empty box. */
                placeHolderValue?: string;
                /** @description The value itself. */
                value: string;
                when?: components["schemas"]["Comparison"] | {
                    all: components["schemas"]["Comparison"][];
                } | {
                    any: components["schemas"]["Comparison"][];
                };
            }[];
            completesPage?: boolean;
            /** @description The question or heading. */
            headerText: string;
            /** @description What names it in other calls. */
            id: string;
            /** @description Its name. */
            name: string;
            nextStep: {
                condition?: components["schemas"]["Comparison"] | {
                    all: components["schemas"]["Comparison"][];
                } | {
                    any: components["schemas"]["Comparison"][];
                };
                /** @description What names it in other calls. */
                id: string;
            }[];
            optional?: boolean;
            /** @description How a question is answered; left out where it is none. What `value` is for each is said at `POST /answers/mine`. */
            optionType?: string;
            /** @description Its place, from 1. */
            order: number;
            stepConfig?: {
                /** @description A number of a look. */
                adviceStyleId?: number;
                channelTypeIds?: number[];
                helpIds?: string[];
                hideAdditionalAdults?: boolean;
                /** @description What is asked for: 1 first and last name, 2 both in one, 3 an email alone, 4 a name alone. */
                registrationStyleId?: number;
                showCreditSearch?: boolean;
                /** @description A line below the heading. */
                sub_heading?: string;
                textData?: {
                    [key: string]: string;
                };
            };
            /** @description A number of a footer: see `step_footers` in `GET /content/footer`. */
            stepFooterId?: number;
            /** @description Which detail of the person the answer is. */
            tells?: string;
            /** @description Help behind a sign. */
            tooltipText?: string;
            /** @description The name of its kind. */
            type: string;
            when?: components["schemas"]["Comparison"] | {
                all: components["schemas"]["Comparison"][];
            } | {
                any: components["schemas"]["Comparison"][];
            };
            wordings?: {
                /** @description More text beside it. */
                additionalText?: string;
                answers?: {
                    [key: string]: string;
                };
                /** @description The question or heading. */
                headerText?: string;
                /** @description Help behind a sign. */
                tooltipText?: string;
                when?: components["schemas"]["Comparison"] | {
                    all: components["schemas"]["Comparison"][];
                } | {
                    any: components["schemas"]["Comparison"][];
                };
            }[];
        };
        UrgentMatter: {
            /** @description Stays the same, whatever the words. */
            code: string;
            /** @description The debt it is about, where there is advice. */
            debt?: components["schemas"]["DebtNamed"];
            /**
             * Format: date
             * @description The day it is about, 'YYYY-MM-DD'. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
             */
            on?: string;
            /** @description Words to show, as they are. */
            says: string;
            step: components["schemas"]["FirstStep"];
        };
        WorryingWords: {
            /** @description Who writes one of these may be in danger. */
            crisisPhrases: string[];
            /** @description What is ordinary though one of those stands in it, from its first word to its last. */
            harmlessPhrases: string[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    postAccountEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "dG9rZW4tb2YtYS1saW5rLWluLWEtbWFpbA",
                 *       "agrees": true
                 *     }
                 */
                "application/json": {
                    agrees: boolean;
                    /** @description The token of the link that came by mail. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "became": "waits",
                     *       "countsOn": "2026-11-30"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description - `changed`: The email is the new one now.
                         *     - `waits`: The other address has not answered yet.
                         *     - `stopped`: The email stays as it was.
                         *     - `taken`: The new address has an account of its own: the email stays as it was.
                         * @enum {string}
                         */
                        became: "changed" | "waits" | "stopped" | "taken";
                        countsOn: string | null;
                    };
                };
            };
            /** @description `EMAIL_LINK_NOT_VALID`: the link of a change of email that was used, has ended or never existed; `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postAccountEmailChangeCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "dG9rZW4tb2YtYS1saW5rLWluLWEtbWFpbA"
                 *     }
                 */
                "application/json": {
                    /** @description The token of the link that came by mail. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "side": "new"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description - `new`: The address that is asked for.
                         *     - `old`: The address until now.
                         * @enum {string}
                         */
                        side: "new" | "old";
                    };
                };
            };
            /** @description `EMAIL_LINK_NOT_VALID`: the link of a change of email that was used, has ended or never existed; `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postAccountErasureCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "dG9rZW4tb2YtYS1saW5rLWluLWEtbWFpbA"
                 *     }
                 */
                "application/json": {
                    /** @description The token of the link that came by mail. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAccountMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "title": null,
                     *       "forename": "Danielle",
                     *       "middlename": null,
                     *       "surname": "Hughes",
                     *       "email": "dani@towpath.example",
                     *       "contactNumber": null,
                     *       "hasPassword": true,
                     *       "passwordSetOn": null,
                     *       "secondFactor": null,
                     *       "sessions": [
                     *         {
                     *           "id": "00000000-0000-4000-8000-000000000001",
                     *           "isHere": true,
                     *           "kind": null,
                     *           "browser": null,
                     *           "system": null,
                     *           "lastUsedOn": "2026-11-23",
                     *           "endsOn": "2027-02-21"
                     *         },
                     *         {
                     *           "id": "00000000-0000-4000-8000-000000000002",
                     *           "isHere": false,
                     *           "kind": null,
                     *           "browser": null,
                     *           "system": null,
                     *           "lastUsedOn": "2026-11-23",
                     *           "endsOn": "2027-02-21"
                     *         }
                     *       ],
                     *       "emailChange": null
                     *     }
                     */
                    "application/json": {
                        contactNumber: string | null;
                        /**
                         * Format: email
                         * @description An email address, up to 254 characters.
                         */
                        email: string;
                        /** @description A change of email that is under way. */
                        emailChange: {
                            /** @description The day from which it needs no word from the old address; null until that was told. */
                            countsOn: string | null;
                            /**
                             * Format: email
                             * @description An email address, up to 254 characters.
                             */
                            email: string;
                            isAgreed: boolean;
                            isConfirmed: boolean;
                            /** @description Whether mail does not reach the old address, and nothing else could tell it. */
                            isOldUnreached: boolean;
                        } | null;
                        forename: string | null;
                        hasPassword: boolean;
                        middlename: string | null;
                        /** @description The day the password was set, in London: year-month-day; null where it was set before that was kept. */
                        passwordSetOn: string | null;
                        /** @description Whether a login asks for a code of an app too; null where it does not. */
                        secondFactor: {
                            /** @description How many recovery codes were not used yet. */
                            recoveryCodesLeft: number;
                            /** @description The day it was turned on, in London: year-month-day. */
                            since: string;
                        } | null;
                        /** @description The latest used first. */
                        sessions: {
                            browser: ("chrome" | "edge" | "firefox" | "opera" | "safari" | "samsung") | null;
                            /**
                             * Format: date
                             * @description The day on which it ends however often it is used, in London: year-month-day. Unused for 30 days it ends sooner. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                             */
                            endsOn: string;
                            /** @description What names it in other calls. */
                            id: string;
                            /** @description Whether it is the one that asks. */
                            isHere: boolean;
                            kind: ("phone" | "tablet" | "computer") | null;
                            /**
                             * Format: date
                             * @description The day it was last used, in London: year-month-day. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                             */
                            lastUsedOn: string;
                            system: ("android" | "chromebook" | "ipad" | "iphone" | "linux" | "mac" | "windows") | null;
                        }[];
                        surname: string | null;
                        title: string | null;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAccountMineAgreements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "agreements": [
                     *         {
                     *           "id": "credit search",
                     *           "hasConsented": null,
                     *           "on": null,
                     *           "version": null,
                     *           "lines": null,
                     *           "isByPhone": false,
                     *           "canBeGiven": false
                     *         },
                     *         {
                     *           "id": "news by email or WhatsApp",
                     *           "hasConsented": null,
                     *           "on": null,
                     *           "version": null,
                     *           "lines": null,
                     *           "isByPhone": false,
                     *           "canBeGiven": true
                     *         },
                     *         {
                     *           "id": "news by text message",
                     *           "hasConsented": null,
                     *           "on": null,
                     *           "version": null,
                     *           "lines": null,
                     *           "isByPhone": false,
                     *           "canBeGiven": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        agreements: {
                            /** @description Whether a yes can be said by `changeAgreement`. */
                            canBeGiven: boolean;
                            /** @description Null where the person was never asked. */
                            hasConsented: boolean | null;
                            /**
                             * @description - `credit search`: A search of the credit report, by the terms of it.
                             *     - `news by email or WhatsApp`: News, by email or WhatsApp.
                             *     - `news by text message`: News, by text message.
                             *     - `sharing the budget`: Sharing the budget with the Money Advice body.
                             *     - `health conditions`: Keeping health conditions.
                             *     - `support needs`: Keeping support needs.
                             * @enum {string}
                             */
                            id: "credit search" | "news by email or WhatsApp" | "news by text message" | "sharing the budget" | "health conditions" | "support needs";
                            /** @description The person said it on the phone, to one of us who read them the text. */
                            isByPhone: boolean;
                            /** @description The text that was shown, line by line; null where it was not kept at that time. */
                            lines: string[] | null;
                            /** @description The day of the answer, in London: year-month-day. */
                            on: string | null;
                            version: string | null;
                        }[];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postAccountMineAgreements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "news by email or WhatsApp",
                 *       "hasConsented": true
                 *     }
                 */
                "application/json": {
                    hasConsented: boolean;
                    /**
                     * @description - `credit search`: A search of the credit report, by the terms of it.
                     *     - `news by email or WhatsApp`: News, by email or WhatsApp.
                     *     - `news by text message`: News, by text message.
                     *     - `sharing the budget`: Sharing the budget with the Money Advice body.
                     *     - `health conditions`: Keeping health conditions.
                     *     - `support needs`: Keeping support needs.
                     * @enum {string}
                     */
                    id: "credit search" | "news by email or WhatsApp" | "news by text message" | "sharing the budget" | "health conditions" | "support needs";
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postAccountMineConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Narrowboat 7!"
                 *     }
                 */
                "application/json": {
                    /** @description Where `secondFactor` of the account is not null: the six digits that the app shows now, or a recovery code. One that counted before counts no more, also not one of the login. */
                    code?: string;
                    /** @description Up to 200 characters. A new one has at least 16, or at least 8 with a capital, a small letter, a digit and a sign; common ones are refused. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "confirmation": "Y29uZmlybWVkLWEtbW9tZW50LWFnbw",
                     *       "until": "2026-11-23T10:05:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /** @description What `POST /account/mine/confirmation` gave a moment ago. */
                        confirmation: string;
                        /**
                         * Format: date-time
                         * @description A moment in UTC, as `2026-11-23T10:00:00.000Z`.
                         */
                        until: string;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAccountMineData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "corrections": [
                     *         {
                     *           "id": "00000000-0000-4000-8000-000000000001",
                     *           "askedAt": "2026-11-23T10:00:30.000Z",
                     *           "says": "My street is spelled Lock Lane.",
                     *           "answerBy": "2026-12-23",
                     *           "state": "open",
                     *           "answeredOn": null,
                     *           "answer": null
                     *         }
                     *       ],
                     *       "looks": [],
                     *       "erasure": null,
                     *       "eraseAfter": "28 days",
                     *       "keptByLaw": [
                     *         {
                     *           "what": "The advice that we gave you, and what it was based on",
                     *           "because": "You can complain or make a claim about advice for six years, and we must be able to answer.",
                     *           "keptFor": "6 years"
                     *         },
                     *         {
                     *           "what": "What you agreed to, and when",
                     *           "because": "We must be able to show that you agreed.",
                     *           "keptFor": "6 years"
                     *         }
                     *       ],
                     *       "keptBesides": [
                     *         {
                     *           "what": "A list of logins and changes",
                     *           "because": "It shows who did what, if that is ever in doubt. It knows you by a number, and has no names and no answers.",
                     *           "keptFor": "6 years"
                     *         },
                     *         {
                     *           "what": "The number of each person we erased, with nothing else",
                     *           "because": "If we ever have to bring back an old copy, we erase you from that too.",
                     *           "keptFor": "90 days"
                     *         },
                     *         {
                     *           "what": "Copies of everything, for when a machine breaks",
                     *           "because": "A fault may be found late. Nobody reads a copy, and it goes by itself.",
                     *           "keptFor": "35 days"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description The newest first. */
                        corrections: components["schemas"]["Correction"][];
                        /** @description How long a person can change their mind, in words: "28 days". */
                        eraseAfter: string;
                        /** @description What was asked for and is not done yet; null for nothing. */
                        erasure: {
                            /**
                             * Format: date-time
                             * @description A moment in UTC, as `2026-11-23T10:00:00.000Z`.
                             */
                            askedAt: string;
                            /**
                             * Format: date
                             * @description A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                             */
                            eraseOn: string;
                        } | null;
                        /** @description What else is there for a time after an erasure; a server of an earlier release does not say. */
                        keptBesides?: {
                            /** @description Why, in words. */
                            because: string;
                            /** @description How long, in words. */
                            keptFor: string;
                            /** @description What it is, in words. */
                            what: string;
                        }[];
                        /** @description What the law makes us keep after an erasure. */
                        keptByLaw: {
                            /** @description Why, in words. */
                            because: string;
                            /** @description How long, in words. */
                            keptFor: string;
                            /** @description What it is, in words. */
                            what: string;
                        }[];
                        /** @description Each time that somebody on our staff opened the case, the newest first. */
                        looks: {
                            /**
                             * Format: date-time
                             * @description A moment in UTC, as `2026-11-23T10:00:00.000Z`.
                             */
                            at: string;
                            /** @description Who, in words. */
                            by: string;
                            /** @description Why, in words. */
                            why: string;
                        }[];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postAccountMineDataCopy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "confirmation": "Y29uZmlybWVkLWEtbW9tZW50LWFnbw"
                 *     }
                 */
                "application/json": {
                    /** @description What `POST /account/mine/confirmation` gave a moment ago. */
                    confirmation: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 1,
                     *       "madeAt": "2026-11-23T10:00:30.000Z",
                     *       "person": "00000000-0000-4000-8000-000000000001",
                     *       "parts": [
                     *         {
                     *           "table": "customers",
                     *           "title": "You",
                     *           "rows": [
                     *             {
                     *               "id": "00000000-0000-4000-8000-000000000001",
                     *               "title_id": null,
                     *               "forename": "Dani",
                     *               "middlename": null,
                     *               "surname": "Hughes",
                     *               "email": "dani@towpath.example",
                     *               "email_key": "dani@towpath.example",
                     *               "contact_number": "07911123456",
                     *               "registered_at": "2026-11-23T10:00:00.000Z",
                     *               "created_at": "2026-11-23T10:00:00.000Z",
                     *               "date_of_birth": null,
                     *               "password_set_at": null,
                     *               "last_seen_at": "2026-11-23T10:00:30.000Z"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "leftOut": [
                     *         {
                     *           "table": "customers",
                     *           "column": "password_hash",
                     *           "because": "a hash that proves a token, code or password: nothing about the person"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description What is left out, and why. */
                        leftOut: {
                            /** @description Why, in words. */
                            because: string;
                            /** @description The name of a field of what is kept. */
                            column: string;
                            /** @description The name of a part of what is kept. */
                            table: string;
                        }[];
                        /**
                         * Format: date-time
                         * @description A moment in UTC, as `2026-11-23T10:00:00.000Z`.
                         */
                        madeAt: string;
                        parts: {
                            rows: {
                                [key: string]: unknown;
                            }[];
                            /** @description The name of a part of what is kept. */
                            table: string;
                            /** @description A title; of a person `Mr`, `Mrs`, `Miss`, `Ms`, `Mx` or another. */
                            title: string;
                        }[];
                        /** @description The number by which we know the person. */
                        person: string;
                        /**
                         * @description A number that grows with each change.
                         * @constant
                         */
                        version: 1;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postAccountMineDataCopyPdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "confirmation": "Y29uZmlybWVkLWEtbW9tZW50LWFnbw"
                 *     }
                 */
                "application/json": {
                    /** @description What `POST /account/mine/confirmation` gave a moment ago. */
                    confirmation: string;
                };
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description `attachment`, with the name of the file. */
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postAccountMineDataCorrections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "says": "My street is spelled Lock Lane."
                 *     }
                 */
                "application/json": {
                    /** @description Words to show, as they are. */
                    says: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "00000000-0000-4000-8000-000000000001",
                     *       "askedAt": "2026-11-23T10:00:30.000Z",
                     *       "says": "My street is spelled Lock Lane.",
                     *       "answerBy": "2026-12-23",
                     *       "state": "open",
                     *       "answeredOn": null,
                     *       "answer": null
                     *     }
                     */
                    "application/json": components["schemas"]["Correction"];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteAccountMineDataCorrectionsCorrectionId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what was said to be wrong, from `GET /account/mine/data`.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                correctionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "00000000-0000-4000-8000-000000000001",
                     *       "askedAt": "2026-11-23T10:00:30.000Z",
                     *       "says": "My street is spelled Lock Lane.",
                     *       "answerBy": "2026-12-23",
                     *       "state": "taken back",
                     *       "answeredOn": null,
                     *       "answer": null
                     *     }
                     */
                    "application/json": components["schemas"]["Correction"];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postAccountMineEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "new@towpath.example",
                 *       "confirmation": "Y29uZmlybWVkLWEtbW9tZW50LWFnbw"
                 *     }
                 */
                "application/json": {
                    /** @description What `POST /account/mine/confirmation` gave a moment ago. */
                    confirmation: string;
                    /**
                     * Format: email
                     * @description An email address, up to 254 characters.
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteAccountMineEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postAccountMineErasure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "confirmation": "Y29uZmlybWVkLWEtbW9tZW50LWFnbw",
                 *       "reason": "sorted"
                 *     }
                 */
                "application/json": {
                    /** @description What `POST /account/mine/confirmation` gave a moment ago. */
                    confirmation: string;
                    /**
                     * @description - `sorted`: Their debts are sorted.
                     *     - `other-help`: They get help elsewhere.
                     *     - `private`: They do not want us to have it.
                     *     - `too-hard`: It was too hard to use.
                     *     - `other`: Another reason.
                     * @enum {string}
                     */
                    reason?: "sorted" | "other-help" | "private" | "too-hard" | "other";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "askedAt": "2026-11-23T10:00:30.000Z",
                     *       "eraseOn": "2026-12-21"
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description A moment in UTC, as `2026-11-23T10:00:00.000Z`.
                         */
                        askedAt: string;
                        /**
                         * Format: date
                         * @description A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                         */
                        eraseOn: string;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteAccountMineErasure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postAccountMineName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "forename": "Dani",
                 *       "surname": "Hughes"
                 *     }
                 */
                "application/json": {
                    /** @description First name. */
                    forename: string;
                    /** @description Names between first and last, or empty for none; left out, they stay. */
                    middlename?: string;
                    /** @description Last name. */
                    surname: string;
                    /** @description One of the titles of the credit search, or empty for none; left out, it stays. */
                    title?: string;
                    /** @description The name as it was read, so that one that was put right since is not overwritten unseen; left out, the last one counts. */
                    was?: {
                        /** @description First name. */
                        forename: string;
                        /** @description Names between first and last; empty for none. */
                        middlename: string;
                        /** @description Last name. */
                        surname: string;
                        /** @description A title; of a person `Mr`, `Mrs`, `Miss`, `Ms`, `Mx` or another. */
                        title: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postAccountMinePhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contactNumber": "07911 123456",
                 *       "confirmation": "Y29uZmlybWVkLWEtbW9tZW50LWFnbw"
                 *     }
                 */
                "application/json": {
                    /** @description What `POST /account/mine/confirmation` gave a moment ago. */
                    confirmation: string;
                    /** @description A UK phone number: spaces are allowed, and +44 or 0 to begin with, as in `07700 900123`. */
                    contactNumber: string;
                    tellsOld?: boolean;
                    /** @description The number as it was read, so that one that was put right since is not overwritten unseen; left out, the last one counts. */
                    was?: string | null;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAccountMineSafeContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mayRing": true,
                     *       "times": [],
                     *       "voicemail": false,
                     *       "neutralWords": false,
                     *       "says": null,
                     *       "wayOut": true
                     *     }
                     */
                    "application/json": components["schemas"]["SafeContact"];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    putAccountMineSafeContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mayRing": true,
                 *       "times": [
                 *         "mon morning",
                 *         "thu evening"
                 *       ],
                 *       "voicemail": false,
                 *       "neutralWords": true,
                 *       "says": "It is the garage.",
                 *       "wayOut": true,
                 *       "confirmation": "Y29uZmlybWVkLWEtbW9tZW50LWFnbw"
                 *     }
                 */
                "application/json": {
                    /** @description What `POST /account/mine/confirmation` gave a moment ago. */
                    confirmation: string;
                    /** @description Whether we may ring at all. Without it the calls that are waited for are not made. */
                    mayRing?: boolean;
                    neutralWords?: boolean;
                    says?: string | null;
                    /** @description When it is safe to ring; none for at any time. */
                    times?: ("mon morning" | "mon afternoon" | "mon evening" | "tue morning" | "tue afternoon" | "tue evening" | "wed morning" | "wed afternoon" | "wed evening" | "thu morning" | "thu afternoon" | "thu evening" | "fri morning" | "fri afternoon" | "fri evening")[];
                    voicemail?: boolean;
                    wayOut?: boolean;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postAccountMineSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456"
                 *     }
                 */
                "application/json": {
                    /** @description The six digits that the app shows now, or a recovery code. Spaces and dashes count for nothing. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "K7QWM-2PV9X",
                     *         "K7QWM-2PV9X",
                     *         "K7QWM-2PV9X"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description Each works once, in place of a code of the app. */
                        recoveryCodes: string[];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postAccountMineSecondFactorRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "confirmation": "Y29uZmlybWVkLWEtbW9tZW50LWFnbw"
                 *     }
                 */
                "application/json": {
                    /** @description What `POST /account/mine/confirmation` gave a moment ago. */
                    confirmation: string;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postAccountMineSecondFactorSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "confirmation": "Y29uZmlybWVkLWEtbW9tZW50LWFnbw"
                 *     }
                 */
                "application/json": {
                    /** @description What `POST /account/mine/confirmation` gave a moment ago. */
                    confirmation: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
                     *       "address": "otpauth://totp/Towpath:dani%40towpath.example?issuer=Towpath&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30"
                     *     }
                     */
                    "application/json": {
                        /** @description The same as an address, `otpauth://…`, to open on a phone or show as QR code. */
                        address: string;
                        /** @description To type into the app: letters and digits (base 32). */
                        secret: string;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteAccountMineSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteAccountMineSessionsSessionId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a login, from `GET /account/mine`.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAdviceMineQualifier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "availableSolutions": [
                     *         "Individual Voluntary Arrangement",
                     *         "Debt Management Plan",
                     *         "Bankruptcy"
                     *       ],
                     *       "inBrief": [
                     *         {
                     *           "name": "Debt Management Plan",
                     *           "line": "One payment a month that you can afford, shared out for you.",
                     *           "figure": "About £160 a month until about £10,000 to £20,000 is paid.",
                     *           "href": "https://www.gov.uk/options-for-paying-off-your-debts",
                     *           "site": "GOV.UK"
                     *         }
                     *       ],
                     *       "lacksBasics": null,
                     *       "urgent": [
                     *         {
                     *           "code": "BILL_IS_LATE",
                     *           "says": "If this is not paid, your supply could be cut off. Call them today and ask for a plan you can afford.",
                     *           "step": {
                     *             "heading": "Ring your gas or power supplier today",
                     *             "ring": null,
                     *             "ringsThem": true,
                     *             "instead": null,
                     *             "say": "I am behind with my gas or electricity. Can we agree a plan that I can afford?"
                     *           }
                     *         }
                     *       ],
                     *       "budgetSummary": {
                     *         "income": 165000,
                     *         "expenditure": 149000,
                     *         "outgoings": [
                     *           {
                     *             "name": "Your home",
                     *             "value": 70000
                     *           },
                     *           {
                     *             "name": "Food and household",
                     *             "value": 32000
                     *           },
                     *           {
                     *             "name": "Bills",
                     *             "value": 26000
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        availableSolutions: string[];
                        budgetSummary: {
                            /** @description Whole pence: 1250 is £12.50. */
                            expenditure: number;
                            /** @description Whole pence: 1250 is £12.50. */
                            income: number;
                            outgoings: {
                                /** @description Its name. */
                                name: string;
                                /** @description Whole pence: 1250 is £12.50. */
                                value: number;
                            }[];
                        };
                        /** @description The same, each with what it does, what it comes to, and whose page says more. */
                        inBrief: {
                            /** @description The figure, in words. */
                            figure: string;
                            /** @description An address on the web. */
                            href: string;
                            /** @description Words to show, as they are. */
                            line: string;
                            /** @description Its name. */
                            name: string;
                            /** @description The name of that site. */
                            site: string;
                        }[];
                        /** @description What of food, heat and power the person lacks, as they say, in a sentence. */
                        lacksBasics: string | null;
                        /** @description What cannot wait, the most dangerous first: it stands before the rest. */
                        urgent: components["schemas"]["UrgentMatter"][];
                        /** @description The id of a film. */
                        videoId?: string;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAdviceMineRecommendation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ready",
                     *       "recommended": {
                     *         "type": "DMP",
                     *         "eligibility": "ELIGIBLE",
                     *         "precedence": 1,
                     *         "displayRule": null,
                     *         "product": {
                     *           "id": 2,
                     *           "shortName": "DMP",
                     *           "name": "Debt Management Plan",
                     *           "description": "A debt management plan shares out what you can spare each month. Over time, it pays back all of the debt in it."
                     *         },
                     *         "context": {
                     *           "di": 240
                     *         },
                     *         "reasons": [
                     *           {
                     *             "code": "AGE_MIN",
                     *             "outcome": "met",
                     *             "says": "Your age: 41. It has to be 18 or more.",
                     *             "figure": "41",
                     *             "limit": "18",
                     *             "source": "The age from which we advise",
                     *             "adviserConfirms": false
                     *           }
                     *         ],
                     *         "isHomeAtRisk": false,
                     *         "adviserConfirms": false,
                     *         "adviserFirst": null,
                     *         "disclosures": [],
                     *         "stays": [],
                     *         "takesIn": [
                     *           {
                     *             "debt": {
                     *               "id": "00000000-0000-4000-8000-000000000001",
                     *               "creditorName": "Kestrel Cards",
                     *               "typeName": "Credit card"
                     *             },
                     *             "balance": {
                     *               "value": 9000,
                     *               "says": "£9,000"
                     *             }
                     *           }
                     *         ],
                     *         "sums": {
                     *           "takesIn": {
                     *             "value": 9000,
                     *             "says": "£9,000"
                     *           },
                     *           "stays": {
                     *             "value": 0,
                     *             "says": "£0"
                     *           }
                     *         },
                     *         "payment": {
                     *           "value": 240,
                     *           "says": "£240"
                     *         },
                     *         "termMonths": {
                     *           "value": 38,
                     *           "says": "3 years 2 months"
                     *         },
                     *         "totalPaid": {
                     *           "value": 9000,
                     *           "says": "£9,000"
                     *         },
                     *         "fees": {
                     *           "value": 0,
                     *           "says": "£0"
                     *         },
                     *         "writtenOff": {
                     *           "value": 0,
                     *           "says": "£0"
                     *         },
                     *         "debtFreeMonth": {
                     *           "value": "2030-01",
                     *           "says": "January 2030"
                     *         },
                     *         "years": {
                     *           "from": "2026-11",
                     *           "bars": [
                     *             {
                     *               "kind": "pays",
                     *               "least": 38,
                     *               "most": 38,
                     *               "each": "£240"
                     *             },
                     *             {
                     *               "kind": "mark on credit file",
                     *               "least": 72,
                     *               "most": 72,
                     *               "each": null
                     *             }
                     *           ],
                     *           "end": {
                     *             "kind": "paid back",
                     *             "least": 38,
                     *             "most": 38,
                     *             "sum": "£9,000"
                     *           }
                     *         },
                     *         "money": null,
                     *         "gauges": [],
                     *         "meanings": [
                     *           {
                     *             "about": "home",
                     *             "says": "Your home is not part of it. You still pay your rent."
                     *           },
                     *           {
                     *             "about": "bank",
                     *             "says": "A bank that you owe may take money from your account."
                     *           },
                     *           {
                     *             "about": "credit file",
                     *             "says": "If you pay less than you agreed, it marks your credit file."
                     *           }
                     *         ],
                     *         "wording": {
                     *           "whatItIs": "A debt management plan shares out what you can spare each month. Over time, it pays back all of the debt in it.",
                     *           "advantages": [
                     *             "You make one payment a month.",
                     *             "It can change when your life does.",
                     *             "You can leave at any time."
                     *           ],
                     *           "risks": [
                     *             "Someone you owe can still go to court. They may ask to send bailiffs, or for a part of your pay.",
                     *             "It is not a legal deal. The people you owe can say no, or change their minds.",
                     *             "They may still add interest, contact you or say that you broke the deal you had."
                     *           ],
                     *           "gravest": [
                     *             "Someone you owe can still go to court. They may ask to send bailiffs, or for a part of your pay.",
                     *             "It is not a legal deal. The people you owe can say no, or change their minds.",
                     *             "They may still add interest, contact you or say that you broke the deal you had."
                     *           ],
                     *           "home": "Your home is not part of it. You still pay your rent.",
                     *           "creditFile": "If you pay less than you agreed, it marks your credit file. A mark stays for 6 years from the day it is made.",
                     *           "next": [
                     *             "You check your budget once more.",
                     *             "We ask the people you owe to agree.",
                     *             "You make the first payment."
                     *           ],
                     *           "steps": [
                     *             {
                     *               "what": "Talk to an adviser",
                     *               "who": "You both",
                     *               "says": "You check your budget once more."
                     *             },
                     *             {
                     *               "what": "We ask who you owe",
                     *               "who": "Your adviser",
                     *               "says": "They can say no, or ask for more."
                     *             },
                     *             {
                     *               "what": "You start to pay",
                     *               "who": "You",
                     *               "says": "One payment a month, shared out."
                     *             }
                     *           ],
                     *           "terms": []
                     *         }
                     *       },
                     *       "answer": {
                     *         "says": "A debt management plan could pay back your debts in 3 years 2 months, for £240 a month",
                     *         "because": "you have £240 left each month",
                     *         "figures": [
                     *           "3 years 2 months",
                     *           "£240"
                     *         ]
                     *       },
                     *       "left": {
                     *         "value": 240,
                     *         "says": "£240",
                     *         "line": [
                     *           {
                     *             "sum": "£1,500",
                     *             "says": "money in"
                     *           },
                     *           {
                     *             "sum": "£1,260",
                     *             "says": "money out"
                     *           },
                     *           {
                     *             "sum": "£240",
                     *             "says": "left each month"
                     *           }
                     *         ],
                     *         "rows": [
                     *           {
                     *             "code": "INCOME",
                     *             "says": "Money in",
                     *             "sum": "£1,500",
                     *             "isTotal": false
                     *           },
                     *           {
                     *             "code": "OUTGOINGS",
                     *             "says": "Bills and living costs",
                     *             "sum": "−£1,260",
                     *             "isTotal": false
                     *           },
                     *           {
                     *             "code": "LEFT",
                     *             "says": "Left each month",
                     *             "sum": "£240",
                     *             "isTotal": true
                     *           }
                     *         ],
                     *         "takenIn": null
                     *       },
                     *       "costMissing": null,
                     *       "eligible": [
                     *         {
                     *           "type": "SELF_MANAGED",
                     *           "eligibility": "ELIGIBLE",
                     *           "precedence": 3,
                     *           "displayRule": null,
                     *           "product": {
                     *             "id": 14,
                     *             "shortName": "SMP",
                     *             "name": "Self-managed repayment plan",
                     *             "description": "You pay back what you owe by yourself, with a plan you can keep to."
                     *           },
                     *           "context": {
                     *             "di": 240
                     *           },
                     *           "reasons": [
                     *             {
                     *               "code": "AGE_MIN",
                     *               "outcome": "met",
                     *               "says": "Your age: 41. It has to be 18 or more.",
                     *               "figure": "41",
                     *               "limit": "18",
                     *               "source": "The age from which we advise",
                     *               "adviserConfirms": false
                     *             }
                     *           ],
                     *           "isHomeAtRisk": false,
                     *           "adviserConfirms": false,
                     *           "adviserFirst": null,
                     *           "disclosures": [],
                     *           "stays": [],
                     *           "takesIn": [
                     *             {
                     *               "debt": {
                     *                 "id": "00000000-0000-4000-8000-000000000001",
                     *                 "creditorName": "Kestrel Cards",
                     *                 "typeName": "Credit card"
                     *               },
                     *               "balance": {
                     *                 "value": 9000,
                     *                 "says": "£9,000"
                     *               }
                     *             }
                     *           ],
                     *           "sums": {
                     *             "takesIn": {
                     *               "value": 9000,
                     *               "says": "£9,000"
                     *             },
                     *             "stays": {
                     *               "value": 0,
                     *               "says": "£0"
                     *             }
                     *           },
                     *           "payment": {
                     *             "value": 240,
                     *             "says": "£240"
                     *           },
                     *           "termMonths": {
                     *             "value": 38,
                     *             "says": "3 years 2 months"
                     *           },
                     *           "totalPaid": {
                     *             "value": 9000,
                     *             "says": "£9,000"
                     *           },
                     *           "fees": {
                     *             "value": 0,
                     *             "says": "£0"
                     *           },
                     *           "writtenOff": {
                     *             "value": 0,
                     *             "says": "£0"
                     *           },
                     *           "debtFreeMonth": {
                     *             "value": "2030-01",
                     *             "says": "January 2030"
                     *           },
                     *           "years": {
                     *             "from": "2026-11",
                     *             "bars": [
                     *               {
                     *                 "kind": "pays",
                     *                 "least": 38,
                     *                 "most": 38,
                     *                 "each": "£240"
                     *               }
                     *             ],
                     *             "end": {
                     *               "kind": "paid back",
                     *               "least": 38,
                     *               "most": 38,
                     *               "sum": "£9,000"
                     *             }
                     *           },
                     *           "money": null,
                     *           "gauges": [],
                     *           "meanings": [
                     *             {
                     *               "about": "home",
                     *               "says": "Your home is not part of it. You still pay your rent."
                     *             },
                     *             {
                     *               "about": "credit file",
                     *               "says": "If you pay what you agreed, your credit file stays as it is."
                     *             },
                     *             {
                     *               "about": "cost",
                     *               "says": "No fee."
                     *             }
                     *           ],
                     *           "wording": {
                     *             "whatItIs": "You pay back what you owe by yourself, with a plan you can keep to.",
                     *             "advantages": [
                     *               "You can do it on your own.",
                     *               "It costs nothing.",
                     *               "You can change it at any time."
                     *             ],
                     *             "risks": [
                     *               "Someone you owe can still go to court. They may ask to send bailiffs, or for a part of your pay.",
                     *               "It is not a legal deal. The people you owe can say no, or change their minds.",
                     *               "You talk to the people you owe yourself."
                     *             ],
                     *             "gravest": [
                     *               "Someone you owe can still go to court. They may ask to send bailiffs, or for a part of your pay.",
                     *               "It is not a legal deal. The people you owe can say no, or change their minds.",
                     *               "You talk to the people you owe yourself."
                     *             ],
                     *             "home": "Your home is not part of it. You still pay your rent.",
                     *             "creditFile": "If you pay what you agreed, your credit file stays as it is. A payment you miss stays on it for 6 years.",
                     *             "next": [
                     *               "You write down what each one gets.",
                     *               "You set up the payments.",
                     *               "You check once a month that it still works."
                     *             ],
                     *             "steps": [
                     *               {
                     *                 "what": "You share out the money",
                     *                 "who": "You",
                     *                 "says": "You write down what each one gets."
                     *               },
                     *               {
                     *                 "what": "You set up the payments",
                     *                 "who": "You",
                     *                 "says": "Tell each of them what you will pay."
                     *               },
                     *               {
                     *                 "what": "You check once a month",
                     *                 "who": "You",
                     *                 "says": "Change it when your money changes."
                     *               }
                     *             ],
                     *             "terms": []
                     *           }
                     *         }
                     *       ],
                     *       "ineligible": [
                     *         {
                     *           "type": "DEBT_RELIEF_ORDER",
                     *           "eligibility": "INELIGIBLE",
                     *           "precedence": 7,
                     *           "displayRule": null,
                     *           "product": {
                     *             "id": 4,
                     *             "shortName": "DRO",
                     *             "name": "Debt Relief Order",
                     *             "description": "A debt relief order stops the debts in it for 12 months. If you still cannot pay then, they are cleared."
                     *           },
                     *           "context": {
                     *             "di": 240
                     *           },
                     *           "reasons": [
                     *             {
                     *               "code": "AGE_MIN",
                     *               "outcome": "met",
                     *               "says": "Your age: 41. It has to be 18 or more.",
                     *               "figure": "41",
                     *               "limit": "18",
                     *               "source": "The age from which we advise",
                     *               "adviserConfirms": false
                     *             }
                     *           ],
                     *           "isHomeAtRisk": false,
                     *           "adviserConfirms": false,
                     *           "adviserFirst": null,
                     *           "disclosures": [
                     *             {
                     *               "code": "GUARANTOR_CAN_BE_ASKED",
                     *               "says": "If you share a debt with someone, they may have to pay all of it. So may someone who promised to pay if you cannot."
                     *             }
                     *           ],
                     *           "stays": [],
                     *           "takesIn": [],
                     *           "sums": {
                     *             "takesIn": {
                     *               "value": 0,
                     *               "says": "£0"
                     *             },
                     *             "stays": {
                     *               "value": 0,
                     *               "says": "£0"
                     *             }
                     *           },
                     *           "years": null,
                     *           "money": null,
                     *           "gauges": [
                     *             {
                     *               "code": "DRO_SURPLUS_MAX",
                     *               "title": "Left each month",
                     *               "figure": "£240",
                     *               "limit": "£75",
                     *               "scale": {
                     *                 "figure": 24000,
                     *                 "limit": 7500
                     *               },
                     *               "distance": "£165 over",
                     *               "isWithin": false,
                     *               "source": "Insolvency Act 1986, Schedule 4ZA, paragraph 7; Salford Citizens Advice, in force since 29 June 2021"
                     *             },
                     *             {
                     *               "code": "DRO_DEBT_MAX",
                     *               "title": "Debts that count",
                     *               "figure": "£9,000",
                     *               "limit": "£50,000",
                     *               "scale": {
                     *                 "figure": 900000,
                     *                 "limit": 5000000
                     *               },
                     *               "distance": "£41,000 under",
                     *               "isWithin": true,
                     *               "source": "Insolvency Act 1986, Schedule 4ZA, paragraph 6; SI 2024/626, in force since 28 June 2024"
                     *             },
                     *             {
                     *               "code": "DRO_ASSET_MAX",
                     *               "title": "Savings and things",
                     *               "figure": "£0",
                     *               "limit": "£2,000",
                     *               "scale": {
                     *                 "figure": 0,
                     *                 "limit": 200000
                     *               },
                     *               "distance": "£2,000 under",
                     *               "isWithin": true,
                     *               "source": "Insolvency Act 1986, Schedule 4ZA, paragraph 8; Salford Citizens Advice, in force since 29 June 2021"
                     *             }
                     *           ],
                     *           "meanings": [
                     *             {
                     *               "about": "home",
                     *               "says": "You still pay your rent."
                     *             },
                     *             {
                     *               "about": "work",
                     *               "says": "You cannot run a company in that time unless a court says you may."
                     *             },
                     *             {
                     *               "about": "bank",
                     *               "says": "A bank that you owe may close or freeze your account."
                     *             }
                     *           ],
                     *           "wording": {
                     *             "whatItIs": "A debt relief order stops the debts in it for 12 months. If you still cannot pay then, they are cleared.",
                     *             "advantages": [
                     *               "You pay nothing each month to the debts in it.",
                     *               "The fee is £0.",
                     *               "The people in it must stop chasing you."
                     *             ],
                     *             "risks": [
                     *               "If your rent is late, your landlord can still ask a court for your home.",
                     *               "You cannot run a company in that time unless a court says you may. Most jobs are fine. In money or law, ask first.",
                     *               "Your name goes on a public register for 15 months. Anyone can look."
                     *             ],
                     *             "gravest": [
                     *               "If your rent is late, your landlord can still ask a court for your home.",
                     *               "If you get more money or things, you must say so. The order can be taken back. Then you owe the debts again.",
                     *               "Your name goes on a public register for 15 months. Anyone can look."
                     *             ],
                     *             "home": "You still pay your rent. The order stops what is late, but your landlord can still ask a court for your home.",
                     *             "register": "Your name is on the Individual Insolvency Register until 3 months after it ends: 15 months in all. Anyone can look. Could someone harm you if they find your home? Tell an adviser first. You can ask for your address to be left out.",
                     *             "creditFile": "It stays on your credit file for 6 years. That makes it hard to borrow.",
                     *             "next": [
                     *               "You talk to an adviser who can apply for you. You cannot apply alone.",
                     *               "You show them what you owe and own.",
                     *               "You tell them of gifts, sales and who you paid back in the last 24 months."
                     *             ],
                     *             "steps": [
                     *               {
                     *                 "what": "Talk to an adviser",
                     *                 "who": "You both",
                     *                 "says": "They check the list of your debts with you."
                     *               },
                     *               {
                     *                 "what": "The form goes in",
                     *                 "who": "Your adviser",
                     *                 "says": "You read it first, and say that it is right."
                     *               },
                     *               {
                     *                 "what": "The order starts",
                     *                 "who": "Official receiver",
                     *                 "says": "The people in it must stop chasing you."
                     *               }
                     *             ],
                     *             "terms": [
                     *               {
                     *                 "word": "public register",
                     *                 "meaning": "a list that anyone can look at"
                     *               },
                     *               {
                     *                 "word": "official receiver",
                     *                 "meaning": "the officer of the state who looks after these orders"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "undecided": [
                     *         {
                     *           "type": "BANKRUPTCY",
                     *           "eligibility": "CANNOT_SAY",
                     *           "precedence": 5,
                     *           "displayRule": null,
                     *           "product": {
                     *             "id": 3,
                     *             "shortName": "BKY",
                     *             "name": "Bankruptcy",
                     *             "description": "Bankruptcy is a legal way to clear most of your debts when you cannot pay them back."
                     *           },
                     *           "context": {
                     *             "di": 240
                     *           },
                     *           "reasons": [
                     *             {
                     *               "code": "AGE_MIN",
                     *               "outcome": "met",
                     *               "says": "Your age: 41. It has to be 18 or more.",
                     *               "figure": "41",
                     *               "limit": "18",
                     *               "source": "The age from which we advise",
                     *               "adviserConfirms": false
                     *             }
                     *           ],
                     *           "isHomeAtRisk": false,
                     *           "adviserConfirms": false,
                     *           "adviserFirst": "This is subject to an adviser. They go through all of it with you before it starts.",
                     *           "disclosures": [
                     *             {
                     *               "code": "GUARANTOR_CAN_BE_ASKED",
                     *               "says": "If you share a debt with someone, they may have to pay all of it. So may someone who promised to pay if you cannot."
                     *             }
                     *           ],
                     *           "stays": [],
                     *           "takesIn": [
                     *             {
                     *               "debt": {
                     *                 "id": "00000000-0000-4000-8000-000000000001",
                     *                 "creditorName": "Kestrel Cards",
                     *                 "typeName": "Credit card"
                     *               },
                     *               "balance": {
                     *                 "value": 9000,
                     *                 "says": "£9,000"
                     *               }
                     *             }
                     *           ],
                     *           "sums": {
                     *             "takesIn": {
                     *               "value": 9000,
                     *               "says": "£9,000"
                     *             },
                     *             "stays": {
                     *               "value": 0,
                     *               "says": "£0"
                     *             }
                     *           },
                     *           "payment": {
                     *             "value": 240,
                     *             "says": "£240"
                     *           },
                     *           "termMonths": {
                     *             "value": 36,
                     *             "says": "3 years"
                     *           },
                     *           "totalPaid": {
                     *             "value": 9320,
                     *             "says": "£9,320"
                     *           },
                     *           "fees": {
                     *             "value": 680,
                     *             "says": "£680"
                     *           },
                     *           "writtenOff": {
                     *             "says": "about £400"
                     *           },
                     *           "debtFreeMonth": {
                     *             "value": "2027-11",
                     *             "says": "November 2027"
                     *           },
                     *           "lastPaymentMonth": {
                     *             "value": "2029-11",
                     *             "says": "November 2029"
                     *           },
                     *           "years": {
                     *             "from": "2026-11",
                     *             "bars": [
                     *               {
                     *                 "kind": "pays",
                     *                 "least": 36,
                     *                 "most": 36,
                     *                 "each": "£240"
                     *               },
                     *               {
                     *                 "kind": "register",
                     *                 "least": 15,
                     *                 "most": 15,
                     *                 "each": null
                     *               },
                     *               {
                     *                 "kind": "credit file",
                     *                 "least": 72,
                     *                 "most": 72,
                     *                 "each": null
                     *               }
                     *             ],
                     *             "end": {
                     *               "kind": "cleared",
                     *               "least": 12,
                     *               "most": 12,
                     *               "sum": "about £400"
                     *             }
                     *           },
                     *           "money": {
                     *             "pays": "£9,320",
                     *             "parts": [
                     *               {
                     *                 "kind": "paid",
                     *                 "sum": 864000,
                     *                 "says": "£8,640"
                     *               },
                     *               {
                     *                 "kind": "fees",
                     *                 "sum": 68000,
                     *                 "says": "£680"
                     *               },
                     *               {
                     *                 "kind": "written off",
                     *                 "sum": 36000,
                     *                 "says": "about £400"
                     *               }
                     *             ],
                     *             "inThePound": 96
                     *           },
                     *           "gauges": [],
                     *           "meanings": [
                     *             {
                     *               "about": "home",
                     *               "says": "You still pay your rent."
                     *             },
                     *             {
                     *               "about": "work",
                     *               "says": "You cannot run a company unless a court says you may."
                     *             },
                     *             {
                     *               "about": "bank",
                     *               "says": "Your bank may freeze or close your account."
                     *             }
                     *           ],
                     *           "wording": {
                     *             "whatItIs": "Bankruptcy is a legal way to clear most of your debts when you cannot pay them back.",
                     *             "advantages": [
                     *               "You are free of most debts after 12 months.",
                     *               "The people you owe must stop chasing you.",
                     *               "If you live on benefits alone, or have £20 or less left, you pay nothing each month."
                     *             ],
                     *             "risks": [
                     *               "Some rental agreements say that bankruptcy ends them. Check yours first."
                     *             ],
                     *             "gravest": [
                     *               "Some rental agreements say that bankruptcy ends them. Check yours first.",
                     *               "It is hard to undo. If you hid things, or took on debt you could not pay, limits can last up to 15 years.",
                     *               "Your name goes on a public register, and in The Gazette, a public paper. Anyone can look."
                     *             ],
                     *             "home": "You still pay your rent. If it is late, your landlord can still ask a court for your home. Some rental agreements end with a bankruptcy.",
                     *             "register": "Your name is on the Individual Insolvency Register until 3 months after you are free: most often 15 months in all. It is also put in The Gazette. Could someone harm you if they find your home? Tell an adviser first. You can ask for your address to be left out.",
                     *             "creditFile": "It stays on your credit file for 6 years. That makes it hard to borrow.",
                     *             "next": [
                     *               "You talk to an adviser. This step is hard to undo.",
                     *               "You open a bank account with a bank that you owe nothing.",
                     *               "You save up for the fee. You can pay it bit by bit."
                     *             ],
                     *             "steps": [
                     *               {
                     *                 "what": "Talk to an adviser",
                     *                 "who": "You both",
                     *                 "says": "This step is hard to undo."
                     *               },
                     *               {
                     *                 "what": "You apply on the web",
                     *                 "who": "You",
                     *                 "says": "You save up £680 first. You can pay it bit by bit."
                     *               },
                     *               {
                     *                 "what": "The order starts",
                     *                 "who": "Adjudicator",
                     *                 "says": "The people you owe must stop chasing you."
                     *               }
                     *             ],
                     *             "terms": [
                     *               {
                     *                 "word": "public register",
                     *                 "meaning": "a list that anyone can look at"
                     *               },
                     *               {
                     *                 "word": "adjudicator",
                     *                 "meaning": "the officer who decides if you are made bankrupt"
                     *               },
                     *               {
                     *                 "word": "official receiver",
                     *                 "meaning": "the officer of the state who looks after bankruptcies"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "givesTime": [
                     *         {
                     *           "type": "BREATHING_SPACE",
                     *           "eligibility": "ELIGIBLE",
                     *           "precedence": 4,
                     *           "displayRule": "BANNER",
                     *           "product": {
                     *             "id": 5,
                     *             "shortName": "BS",
                     *             "name": "Breathing Space (standard moratorium)",
                     *             "description": "Breathing Space stops most debts for 60 days. You get time to find a way to deal with them."
                     *           },
                     *           "context": {
                     *             "di": 240
                     *           },
                     *           "reasons": [
                     *             {
                     *               "code": "AGE_MIN",
                     *               "outcome": "met",
                     *               "says": "Your age: 41. It has to be 18 or more.",
                     *               "figure": "41",
                     *               "limit": "18",
                     *               "source": "The age from which we advise",
                     *               "adviserConfirms": false
                     *             }
                     *           ],
                     *           "isHomeAtRisk": false,
                     *           "adviserConfirms": false,
                     *           "adviserFirst": null,
                     *           "disclosures": [],
                     *           "stays": [],
                     *           "takesIn": [
                     *             {
                     *               "debt": {
                     *                 "id": "00000000-0000-4000-8000-000000000001",
                     *                 "creditorName": "Kestrel Cards",
                     *                 "typeName": "Credit card"
                     *               },
                     *               "balance": {
                     *                 "value": 9000,
                     *                 "says": "£9,000"
                     *               }
                     *             }
                     *           ],
                     *           "sums": {
                     *             "takesIn": {
                     *               "value": 9000,
                     *               "says": "£9,000"
                     *             },
                     *             "stays": {
                     *               "value": 0,
                     *               "says": "£0"
                     *             }
                     *           },
                     *           "payment": {
                     *             "value": 0,
                     *             "says": "£0"
                     *           },
                     *           "years": null,
                     *           "money": null,
                     *           "gauges": [],
                     *           "meanings": [
                     *             {
                     *               "about": "home",
                     *               "says": "You still pay your rent."
                     *             },
                     *             {
                     *               "about": "credit file",
                     *               "says": "It does not go on your credit file."
                     *             }
                     *           ],
                     *           "wording": {
                     *             "whatItIs": "Breathing Space stops most debts for 60 days. You get time to find a way to deal with them.",
                     *             "advantages": [
                     *               "Interest, fees and letters about the debts in it stop.",
                     *               "Bailiffs and courts must wait.",
                     *               "It costs nothing. Nobody may charge for it."
                     *             ],
                     *             "risks": [
                     *               "You must pay your rent as it falls due, if you can. If you do not, it can end early.",
                     *               "It does not clear any debt. The debts are still there at the end.",
                     *               "You still pay bills, tax and hire purchase when they are due."
                     *             ],
                     *             "gravest": [
                     *               "You must pay your rent as it falls due, if you can. If you do not, it can end early.",
                     *               "It does not clear any debt. The debts are still there at the end.",
                     *               "You still pay bills, tax and hire purchase when they are due."
                     *             ],
                     *             "home": "You still pay your rent. Nobody can chase you for what is late.",
                     *             "creditFile": "It does not go on your credit file. Payments you missed before still do.",
                     *             "next": [
                     *               "You talk to an adviser. Only they can start it.",
                     *               "They check that it fits you.",
                     *               "Could someone harm you if they find your home? Tell them. Your address can be kept private."
                     *             ],
                     *             "steps": [
                     *               {
                     *                 "what": "Talk to an adviser",
                     *                 "who": "You both",
                     *                 "says": "Only they can start it."
                     *               },
                     *               {
                     *                 "what": "They check that it fits",
                     *                 "who": "Your adviser",
                     *                 "says": "You pay nothing for it."
                     *               },
                     *               {
                     *                 "what": "It starts",
                     *                 "who": "The people you owe",
                     *                 "says": "They must stop chasing you for 60 days."
                     *               }
                     *             ],
                     *             "terms": [
                     *               {
                     *                 "word": "public register",
                     *                 "meaning": "a list that anyone can look at"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "timeComesFirst": false,
                     *       "missing": [],
                     *       "forAdviser": [],
                     *       "close": null,
                     *       "namesNothing": false,
                     *       "gates": [
                     *         {
                     *           "code": "NEARLY_THERE",
                     *           "effect": "applied",
                     *           "why": "A cheap way to clear your debts does not fit you now.",
                     *           "lifts": "Too much would have to change for it. So we looked at what else can help.",
                     *           "findings": [
                     *             {
                     *               "code": "DRO_SURPLUS_MAX",
                     *               "says": "What you have left, not counting benefits for a disability: £240 a month. That is £165 a month from the limit."
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "waitIsOver": null,
                     *       "kept": {
                     *         "debts": 9000,
                     *         "income": 1500,
                     *         "outgoings": 1260
                     *       },
                     *       "urgent": [],
                     *       "freeAdvice": "Free debt counselling, debt adjusting and providing of credit information services is available to customers by contacting MoneyHelper: moneyhelper.org.uk, 0800 011 3797.",
                     *       "judgedOn": "2026-11-23",
                     *       "rulesVersion": 138,
                     *       "recordId": "00000000-0000-4000-8000-000000000002"
                     *     }
                     */
                    "application/json": components["schemas"]["Recommendation"];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAdviceMineRecommendationRecordId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a recommendation as it was kept.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                recordId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ready",
                     *       "recommended": {
                     *         "type": "DMP",
                     *         "eligibility": "ELIGIBLE",
                     *         "precedence": 1,
                     *         "displayRule": null,
                     *         "product": {
                     *           "id": 2,
                     *           "shortName": "DMP",
                     *           "name": "Debt Management Plan",
                     *           "description": "A debt management plan shares out what you can spare each month. Over time, it pays back all of the debt in it."
                     *         },
                     *         "context": {
                     *           "di": 240
                     *         },
                     *         "reasons": [
                     *           {
                     *             "code": "AGE_MIN",
                     *             "outcome": "met",
                     *             "says": "Your age: 41. It has to be 18 or more.",
                     *             "figure": "41",
                     *             "limit": "18",
                     *             "source": "The age from which we advise",
                     *             "adviserConfirms": false
                     *           }
                     *         ],
                     *         "isHomeAtRisk": false,
                     *         "adviserConfirms": false,
                     *         "adviserFirst": null,
                     *         "disclosures": [],
                     *         "stays": [],
                     *         "takesIn": [
                     *           {
                     *             "debt": {
                     *               "id": "00000000-0000-4000-8000-000000000002",
                     *               "creditorName": "Kestrel Cards",
                     *               "typeName": "Credit card"
                     *             },
                     *             "balance": {
                     *               "value": 9000,
                     *               "says": "£9,000"
                     *             }
                     *           }
                     *         ],
                     *         "sums": {
                     *           "takesIn": {
                     *             "value": 9000,
                     *             "says": "£9,000"
                     *           },
                     *           "stays": {
                     *             "value": 0,
                     *             "says": "£0"
                     *           }
                     *         },
                     *         "payment": {
                     *           "value": 240,
                     *           "says": "£240"
                     *         },
                     *         "termMonths": {
                     *           "value": 38,
                     *           "says": "3 years 2 months"
                     *         },
                     *         "totalPaid": {
                     *           "value": 9000,
                     *           "says": "£9,000"
                     *         },
                     *         "fees": {
                     *           "value": 0,
                     *           "says": "£0"
                     *         },
                     *         "writtenOff": {
                     *           "value": 0,
                     *           "says": "£0"
                     *         },
                     *         "debtFreeMonth": {
                     *           "value": "2030-01",
                     *           "says": "January 2030"
                     *         },
                     *         "years": {
                     *           "from": "2026-11",
                     *           "bars": [
                     *             {
                     *               "kind": "pays",
                     *               "least": 38,
                     *               "most": 38,
                     *               "each": "£240"
                     *             },
                     *             {
                     *               "kind": "mark on credit file",
                     *               "least": 72,
                     *               "most": 72,
                     *               "each": null
                     *             }
                     *           ],
                     *           "end": {
                     *             "kind": "paid back",
                     *             "least": 38,
                     *             "most": 38,
                     *             "sum": "£9,000"
                     *           }
                     *         },
                     *         "money": null,
                     *         "gauges": [],
                     *         "meanings": [
                     *           {
                     *             "about": "home",
                     *             "says": "Your home is not part of it. You still pay your rent."
                     *           },
                     *           {
                     *             "about": "bank",
                     *             "says": "A bank that you owe may take money from your account."
                     *           },
                     *           {
                     *             "about": "credit file",
                     *             "says": "If you pay less than you agreed, it marks your credit file."
                     *           }
                     *         ],
                     *         "wording": {
                     *           "whatItIs": "A debt management plan shares out what you can spare each month. Over time, it pays back all of the debt in it.",
                     *           "advantages": [
                     *             "You make one payment a month.",
                     *             "It can change when your life does.",
                     *             "You can leave at any time."
                     *           ],
                     *           "risks": [
                     *             "Someone you owe can still go to court. They may ask to send bailiffs, or for a part of your pay.",
                     *             "It is not a legal deal. The people you owe can say no, or change their minds.",
                     *             "They may still add interest, contact you or say that you broke the deal you had."
                     *           ],
                     *           "gravest": [
                     *             "Someone you owe can still go to court. They may ask to send bailiffs, or for a part of your pay.",
                     *             "It is not a legal deal. The people you owe can say no, or change their minds.",
                     *             "They may still add interest, contact you or say that you broke the deal you had."
                     *           ],
                     *           "home": "Your home is not part of it. You still pay your rent.",
                     *           "creditFile": "If you pay less than you agreed, it marks your credit file. A mark stays for 6 years from the day it is made.",
                     *           "next": [
                     *             "You check your budget once more.",
                     *             "We ask the people you owe to agree.",
                     *             "You make the first payment."
                     *           ],
                     *           "steps": [
                     *             {
                     *               "what": "Talk to an adviser",
                     *               "who": "You both",
                     *               "says": "You check your budget once more."
                     *             },
                     *             {
                     *               "what": "We ask who you owe",
                     *               "who": "Your adviser",
                     *               "says": "They can say no, or ask for more."
                     *             },
                     *             {
                     *               "what": "You start to pay",
                     *               "who": "You",
                     *               "says": "One payment a month, shared out."
                     *             }
                     *           ],
                     *           "terms": []
                     *         }
                     *       },
                     *       "answer": {
                     *         "says": "A debt management plan could pay back your debts in 3 years 2 months, for £240 a month",
                     *         "because": "you have £240 left each month",
                     *         "figures": [
                     *           "3 years 2 months",
                     *           "£240"
                     *         ]
                     *       },
                     *       "left": {
                     *         "value": 240,
                     *         "says": "£240",
                     *         "line": [
                     *           {
                     *             "sum": "£1,500",
                     *             "says": "money in"
                     *           },
                     *           {
                     *             "sum": "£1,260",
                     *             "says": "money out"
                     *           },
                     *           {
                     *             "sum": "£240",
                     *             "says": "left each month"
                     *           }
                     *         ],
                     *         "rows": [
                     *           {
                     *             "code": "INCOME",
                     *             "says": "Money in",
                     *             "sum": "£1,500",
                     *             "isTotal": false
                     *           },
                     *           {
                     *             "code": "OUTGOINGS",
                     *             "says": "Bills and living costs",
                     *             "sum": "−£1,260",
                     *             "isTotal": false
                     *           },
                     *           {
                     *             "code": "LEFT",
                     *             "says": "Left each month",
                     *             "sum": "£240",
                     *             "isTotal": true
                     *           }
                     *         ],
                     *         "takenIn": null
                     *       },
                     *       "costMissing": null,
                     *       "eligible": [
                     *         {
                     *           "type": "SELF_MANAGED",
                     *           "eligibility": "ELIGIBLE",
                     *           "precedence": 3,
                     *           "displayRule": null,
                     *           "product": {
                     *             "id": 14,
                     *             "shortName": "SMP",
                     *             "name": "Self-managed repayment plan",
                     *             "description": "You pay back what you owe by yourself, with a plan you can keep to."
                     *           },
                     *           "context": {
                     *             "di": 240
                     *           },
                     *           "reasons": [
                     *             {
                     *               "code": "AGE_MIN",
                     *               "outcome": "met",
                     *               "says": "Your age: 41. It has to be 18 or more.",
                     *               "figure": "41",
                     *               "limit": "18",
                     *               "source": "The age from which we advise",
                     *               "adviserConfirms": false
                     *             }
                     *           ],
                     *           "isHomeAtRisk": false,
                     *           "adviserConfirms": false,
                     *           "adviserFirst": null,
                     *           "disclosures": [],
                     *           "stays": [],
                     *           "takesIn": [
                     *             {
                     *               "debt": {
                     *                 "id": "00000000-0000-4000-8000-000000000002",
                     *                 "creditorName": "Kestrel Cards",
                     *                 "typeName": "Credit card"
                     *               },
                     *               "balance": {
                     *                 "value": 9000,
                     *                 "says": "£9,000"
                     *               }
                     *             }
                     *           ],
                     *           "sums": {
                     *             "takesIn": {
                     *               "value": 9000,
                     *               "says": "£9,000"
                     *             },
                     *             "stays": {
                     *               "value": 0,
                     *               "says": "£0"
                     *             }
                     *           },
                     *           "payment": {
                     *             "value": 240,
                     *             "says": "£240"
                     *           },
                     *           "termMonths": {
                     *             "value": 38,
                     *             "says": "3 years 2 months"
                     *           },
                     *           "totalPaid": {
                     *             "value": 9000,
                     *             "says": "£9,000"
                     *           },
                     *           "fees": {
                     *             "value": 0,
                     *             "says": "£0"
                     *           },
                     *           "writtenOff": {
                     *             "value": 0,
                     *             "says": "£0"
                     *           },
                     *           "debtFreeMonth": {
                     *             "value": "2030-01",
                     *             "says": "January 2030"
                     *           },
                     *           "years": {
                     *             "from": "2026-11",
                     *             "bars": [
                     *               {
                     *                 "kind": "pays",
                     *                 "least": 38,
                     *                 "most": 38,
                     *                 "each": "£240"
                     *               }
                     *             ],
                     *             "end": {
                     *               "kind": "paid back",
                     *               "least": 38,
                     *               "most": 38,
                     *               "sum": "£9,000"
                     *             }
                     *           },
                     *           "money": null,
                     *           "gauges": [],
                     *           "meanings": [
                     *             {
                     *               "about": "home",
                     *               "says": "Your home is not part of it. You still pay your rent."
                     *             },
                     *             {
                     *               "about": "credit file",
                     *               "says": "If you pay what you agreed, your credit file stays as it is."
                     *             },
                     *             {
                     *               "about": "cost",
                     *               "says": "No fee."
                     *             }
                     *           ],
                     *           "wording": {
                     *             "whatItIs": "You pay back what you owe by yourself, with a plan you can keep to.",
                     *             "advantages": [
                     *               "You can do it on your own.",
                     *               "It costs nothing.",
                     *               "You can change it at any time."
                     *             ],
                     *             "risks": [
                     *               "Someone you owe can still go to court. They may ask to send bailiffs, or for a part of your pay.",
                     *               "It is not a legal deal. The people you owe can say no, or change their minds.",
                     *               "You talk to the people you owe yourself."
                     *             ],
                     *             "gravest": [
                     *               "Someone you owe can still go to court. They may ask to send bailiffs, or for a part of your pay.",
                     *               "It is not a legal deal. The people you owe can say no, or change their minds.",
                     *               "You talk to the people you owe yourself."
                     *             ],
                     *             "home": "Your home is not part of it. You still pay your rent.",
                     *             "creditFile": "If you pay what you agreed, your credit file stays as it is. A payment you miss stays on it for 6 years.",
                     *             "next": [
                     *               "You write down what each one gets.",
                     *               "You set up the payments.",
                     *               "You check once a month that it still works."
                     *             ],
                     *             "steps": [
                     *               {
                     *                 "what": "You share out the money",
                     *                 "who": "You",
                     *                 "says": "You write down what each one gets."
                     *               },
                     *               {
                     *                 "what": "You set up the payments",
                     *                 "who": "You",
                     *                 "says": "Tell each of them what you will pay."
                     *               },
                     *               {
                     *                 "what": "You check once a month",
                     *                 "who": "You",
                     *                 "says": "Change it when your money changes."
                     *               }
                     *             ],
                     *             "terms": []
                     *           }
                     *         }
                     *       ],
                     *       "ineligible": [
                     *         {
                     *           "type": "DEBT_RELIEF_ORDER",
                     *           "eligibility": "INELIGIBLE",
                     *           "precedence": 7,
                     *           "displayRule": null,
                     *           "product": {
                     *             "id": 4,
                     *             "shortName": "DRO",
                     *             "name": "Debt Relief Order",
                     *             "description": "A debt relief order stops the debts in it for 12 months. If you still cannot pay then, they are cleared."
                     *           },
                     *           "context": {
                     *             "di": 240
                     *           },
                     *           "reasons": [
                     *             {
                     *               "code": "AGE_MIN",
                     *               "outcome": "met",
                     *               "says": "Your age: 41. It has to be 18 or more.",
                     *               "figure": "41",
                     *               "limit": "18",
                     *               "source": "The age from which we advise",
                     *               "adviserConfirms": false
                     *             }
                     *           ],
                     *           "isHomeAtRisk": false,
                     *           "adviserConfirms": false,
                     *           "adviserFirst": null,
                     *           "disclosures": [
                     *             {
                     *               "code": "GUARANTOR_CAN_BE_ASKED",
                     *               "says": "If you share a debt with someone, they may have to pay all of it. So may someone who promised to pay if you cannot."
                     *             }
                     *           ],
                     *           "stays": [],
                     *           "takesIn": [],
                     *           "sums": {
                     *             "takesIn": {
                     *               "value": 0,
                     *               "says": "£0"
                     *             },
                     *             "stays": {
                     *               "value": 0,
                     *               "says": "£0"
                     *             }
                     *           },
                     *           "years": null,
                     *           "money": null,
                     *           "gauges": [
                     *             {
                     *               "code": "DRO_SURPLUS_MAX",
                     *               "title": "Left each month",
                     *               "figure": "£240",
                     *               "limit": "£75",
                     *               "scale": {
                     *                 "figure": 24000,
                     *                 "limit": 7500
                     *               },
                     *               "distance": "£165 over",
                     *               "isWithin": false,
                     *               "source": "Insolvency Act 1986, Schedule 4ZA, paragraph 7; Salford Citizens Advice, in force since 29 June 2021"
                     *             },
                     *             {
                     *               "code": "DRO_DEBT_MAX",
                     *               "title": "Debts that count",
                     *               "figure": "£9,000",
                     *               "limit": "£50,000",
                     *               "scale": {
                     *                 "figure": 900000,
                     *                 "limit": 5000000
                     *               },
                     *               "distance": "£41,000 under",
                     *               "isWithin": true,
                     *               "source": "Insolvency Act 1986, Schedule 4ZA, paragraph 6; SI 2024/626, in force since 28 June 2024"
                     *             },
                     *             {
                     *               "code": "DRO_ASSET_MAX",
                     *               "title": "Savings and things",
                     *               "figure": "£0",
                     *               "limit": "£2,000",
                     *               "scale": {
                     *                 "figure": 0,
                     *                 "limit": 200000
                     *               },
                     *               "distance": "£2,000 under",
                     *               "isWithin": true,
                     *               "source": "Insolvency Act 1986, Schedule 4ZA, paragraph 8; Salford Citizens Advice, in force since 29 June 2021"
                     *             }
                     *           ],
                     *           "meanings": [
                     *             {
                     *               "about": "home",
                     *               "says": "You still pay your rent."
                     *             },
                     *             {
                     *               "about": "work",
                     *               "says": "You cannot run a company in that time unless a court says you may."
                     *             },
                     *             {
                     *               "about": "bank",
                     *               "says": "A bank that you owe may close or freeze your account."
                     *             }
                     *           ],
                     *           "wording": {
                     *             "whatItIs": "A debt relief order stops the debts in it for 12 months. If you still cannot pay then, they are cleared.",
                     *             "advantages": [
                     *               "You pay nothing each month to the debts in it.",
                     *               "The fee is £0.",
                     *               "The people in it must stop chasing you."
                     *             ],
                     *             "risks": [
                     *               "If your rent is late, your landlord can still ask a court for your home.",
                     *               "You cannot run a company in that time unless a court says you may. Most jobs are fine. In money or law, ask first.",
                     *               "Your name goes on a public register for 15 months. Anyone can look."
                     *             ],
                     *             "gravest": [
                     *               "If your rent is late, your landlord can still ask a court for your home.",
                     *               "If you get more money or things, you must say so. The order can be taken back. Then you owe the debts again.",
                     *               "Your name goes on a public register for 15 months. Anyone can look."
                     *             ],
                     *             "home": "You still pay your rent. The order stops what is late, but your landlord can still ask a court for your home.",
                     *             "register": "Your name is on the Individual Insolvency Register until 3 months after it ends: 15 months in all. Anyone can look. Could someone harm you if they find your home? Tell an adviser first. You can ask for your address to be left out.",
                     *             "creditFile": "It stays on your credit file for 6 years. That makes it hard to borrow.",
                     *             "next": [
                     *               "You talk to an adviser who can apply for you. You cannot apply alone.",
                     *               "You show them what you owe and own.",
                     *               "You tell them of gifts, sales and who you paid back in the last 24 months."
                     *             ],
                     *             "steps": [
                     *               {
                     *                 "what": "Talk to an adviser",
                     *                 "who": "You both",
                     *                 "says": "They check the list of your debts with you."
                     *               },
                     *               {
                     *                 "what": "The form goes in",
                     *                 "who": "Your adviser",
                     *                 "says": "You read it first, and say that it is right."
                     *               },
                     *               {
                     *                 "what": "The order starts",
                     *                 "who": "Official receiver",
                     *                 "says": "The people in it must stop chasing you."
                     *               }
                     *             ],
                     *             "terms": [
                     *               {
                     *                 "word": "public register",
                     *                 "meaning": "a list that anyone can look at"
                     *               },
                     *               {
                     *                 "word": "official receiver",
                     *                 "meaning": "the officer of the state who looks after these orders"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "undecided": [
                     *         {
                     *           "type": "BANKRUPTCY",
                     *           "eligibility": "CANNOT_SAY",
                     *           "precedence": 5,
                     *           "displayRule": null,
                     *           "product": {
                     *             "id": 3,
                     *             "shortName": "BKY",
                     *             "name": "Bankruptcy",
                     *             "description": "Bankruptcy is a legal way to clear most of your debts when you cannot pay them back."
                     *           },
                     *           "context": {
                     *             "di": 240
                     *           },
                     *           "reasons": [
                     *             {
                     *               "code": "AGE_MIN",
                     *               "outcome": "met",
                     *               "says": "Your age: 41. It has to be 18 or more.",
                     *               "figure": "41",
                     *               "limit": "18",
                     *               "source": "The age from which we advise",
                     *               "adviserConfirms": false
                     *             }
                     *           ],
                     *           "isHomeAtRisk": false,
                     *           "adviserConfirms": false,
                     *           "adviserFirst": "This is subject to an adviser. They go through all of it with you before it starts.",
                     *           "disclosures": [
                     *             {
                     *               "code": "GUARANTOR_CAN_BE_ASKED",
                     *               "says": "If you share a debt with someone, they may have to pay all of it. So may someone who promised to pay if you cannot."
                     *             }
                     *           ],
                     *           "stays": [],
                     *           "takesIn": [
                     *             {
                     *               "debt": {
                     *                 "id": "00000000-0000-4000-8000-000000000002",
                     *                 "creditorName": "Kestrel Cards",
                     *                 "typeName": "Credit card"
                     *               },
                     *               "balance": {
                     *                 "value": 9000,
                     *                 "says": "£9,000"
                     *               }
                     *             }
                     *           ],
                     *           "sums": {
                     *             "takesIn": {
                     *               "value": 9000,
                     *               "says": "£9,000"
                     *             },
                     *             "stays": {
                     *               "value": 0,
                     *               "says": "£0"
                     *             }
                     *           },
                     *           "payment": {
                     *             "value": 240,
                     *             "says": "£240"
                     *           },
                     *           "termMonths": {
                     *             "value": 36,
                     *             "says": "3 years"
                     *           },
                     *           "totalPaid": {
                     *             "value": 9320,
                     *             "says": "£9,320"
                     *           },
                     *           "fees": {
                     *             "value": 680,
                     *             "says": "£680"
                     *           },
                     *           "writtenOff": {
                     *             "says": "about £400"
                     *           },
                     *           "debtFreeMonth": {
                     *             "value": "2027-11",
                     *             "says": "November 2027"
                     *           },
                     *           "lastPaymentMonth": {
                     *             "value": "2029-11",
                     *             "says": "November 2029"
                     *           },
                     *           "years": {
                     *             "from": "2026-11",
                     *             "bars": [
                     *               {
                     *                 "kind": "pays",
                     *                 "least": 36,
                     *                 "most": 36,
                     *                 "each": "£240"
                     *               },
                     *               {
                     *                 "kind": "register",
                     *                 "least": 15,
                     *                 "most": 15,
                     *                 "each": null
                     *               },
                     *               {
                     *                 "kind": "credit file",
                     *                 "least": 72,
                     *                 "most": 72,
                     *                 "each": null
                     *               }
                     *             ],
                     *             "end": {
                     *               "kind": "cleared",
                     *               "least": 12,
                     *               "most": 12,
                     *               "sum": "about £400"
                     *             }
                     *           },
                     *           "money": {
                     *             "pays": "£9,320",
                     *             "parts": [
                     *               {
                     *                 "kind": "paid",
                     *                 "sum": 864000,
                     *                 "says": "£8,640"
                     *               },
                     *               {
                     *                 "kind": "fees",
                     *                 "sum": 68000,
                     *                 "says": "£680"
                     *               },
                     *               {
                     *                 "kind": "written off",
                     *                 "sum": 36000,
                     *                 "says": "about £400"
                     *               }
                     *             ],
                     *             "inThePound": 96
                     *           },
                     *           "gauges": [],
                     *           "meanings": [
                     *             {
                     *               "about": "home",
                     *               "says": "You still pay your rent."
                     *             },
                     *             {
                     *               "about": "work",
                     *               "says": "You cannot run a company unless a court says you may."
                     *             },
                     *             {
                     *               "about": "bank",
                     *               "says": "Your bank may freeze or close your account."
                     *             }
                     *           ],
                     *           "wording": {
                     *             "whatItIs": "Bankruptcy is a legal way to clear most of your debts when you cannot pay them back.",
                     *             "advantages": [
                     *               "You are free of most debts after 12 months.",
                     *               "The people you owe must stop chasing you.",
                     *               "If you live on benefits alone, or have £20 or less left, you pay nothing each month."
                     *             ],
                     *             "risks": [
                     *               "Some rental agreements say that bankruptcy ends them. Check yours first."
                     *             ],
                     *             "gravest": [
                     *               "Some rental agreements say that bankruptcy ends them. Check yours first.",
                     *               "It is hard to undo. If you hid things, or took on debt you could not pay, limits can last up to 15 years.",
                     *               "Your name goes on a public register, and in The Gazette, a public paper. Anyone can look."
                     *             ],
                     *             "home": "You still pay your rent. If it is late, your landlord can still ask a court for your home. Some rental agreements end with a bankruptcy.",
                     *             "register": "Your name is on the Individual Insolvency Register until 3 months after you are free: most often 15 months in all. It is also put in The Gazette. Could someone harm you if they find your home? Tell an adviser first. You can ask for your address to be left out.",
                     *             "creditFile": "It stays on your credit file for 6 years. That makes it hard to borrow.",
                     *             "next": [
                     *               "You talk to an adviser. This step is hard to undo.",
                     *               "You open a bank account with a bank that you owe nothing.",
                     *               "You save up for the fee. You can pay it bit by bit."
                     *             ],
                     *             "steps": [
                     *               {
                     *                 "what": "Talk to an adviser",
                     *                 "who": "You both",
                     *                 "says": "This step is hard to undo."
                     *               },
                     *               {
                     *                 "what": "You apply on the web",
                     *                 "who": "You",
                     *                 "says": "You save up £680 first. You can pay it bit by bit."
                     *               },
                     *               {
                     *                 "what": "The order starts",
                     *                 "who": "Adjudicator",
                     *                 "says": "The people you owe must stop chasing you."
                     *               }
                     *             ],
                     *             "terms": [
                     *               {
                     *                 "word": "public register",
                     *                 "meaning": "a list that anyone can look at"
                     *               },
                     *               {
                     *                 "word": "adjudicator",
                     *                 "meaning": "the officer who decides if you are made bankrupt"
                     *               },
                     *               {
                     *                 "word": "official receiver",
                     *                 "meaning": "the officer of the state who looks after bankruptcies"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "givesTime": [
                     *         {
                     *           "type": "BREATHING_SPACE",
                     *           "eligibility": "ELIGIBLE",
                     *           "precedence": 4,
                     *           "displayRule": "BANNER",
                     *           "product": {
                     *             "id": 5,
                     *             "shortName": "BS",
                     *             "name": "Breathing Space (standard moratorium)",
                     *             "description": "Breathing Space stops most debts for 60 days. You get time to find a way to deal with them."
                     *           },
                     *           "context": {
                     *             "di": 240
                     *           },
                     *           "reasons": [
                     *             {
                     *               "code": "AGE_MIN",
                     *               "outcome": "met",
                     *               "says": "Your age: 41. It has to be 18 or more.",
                     *               "figure": "41",
                     *               "limit": "18",
                     *               "source": "The age from which we advise",
                     *               "adviserConfirms": false
                     *             }
                     *           ],
                     *           "isHomeAtRisk": false,
                     *           "adviserConfirms": false,
                     *           "adviserFirst": null,
                     *           "disclosures": [],
                     *           "stays": [],
                     *           "takesIn": [
                     *             {
                     *               "debt": {
                     *                 "id": "00000000-0000-4000-8000-000000000002",
                     *                 "creditorName": "Kestrel Cards",
                     *                 "typeName": "Credit card"
                     *               },
                     *               "balance": {
                     *                 "value": 9000,
                     *                 "says": "£9,000"
                     *               }
                     *             }
                     *           ],
                     *           "sums": {
                     *             "takesIn": {
                     *               "value": 9000,
                     *               "says": "£9,000"
                     *             },
                     *             "stays": {
                     *               "value": 0,
                     *               "says": "£0"
                     *             }
                     *           },
                     *           "payment": {
                     *             "value": 0,
                     *             "says": "£0"
                     *           },
                     *           "years": null,
                     *           "money": null,
                     *           "gauges": [],
                     *           "meanings": [
                     *             {
                     *               "about": "home",
                     *               "says": "You still pay your rent."
                     *             },
                     *             {
                     *               "about": "credit file",
                     *               "says": "It does not go on your credit file."
                     *             }
                     *           ],
                     *           "wording": {
                     *             "whatItIs": "Breathing Space stops most debts for 60 days. You get time to find a way to deal with them.",
                     *             "advantages": [
                     *               "Interest, fees and letters about the debts in it stop.",
                     *               "Bailiffs and courts must wait.",
                     *               "It costs nothing. Nobody may charge for it."
                     *             ],
                     *             "risks": [
                     *               "You must pay your rent as it falls due, if you can. If you do not, it can end early.",
                     *               "It does not clear any debt. The debts are still there at the end.",
                     *               "You still pay bills, tax and hire purchase when they are due."
                     *             ],
                     *             "gravest": [
                     *               "You must pay your rent as it falls due, if you can. If you do not, it can end early.",
                     *               "It does not clear any debt. The debts are still there at the end.",
                     *               "You still pay bills, tax and hire purchase when they are due."
                     *             ],
                     *             "home": "You still pay your rent. Nobody can chase you for what is late.",
                     *             "creditFile": "It does not go on your credit file. Payments you missed before still do.",
                     *             "next": [
                     *               "You talk to an adviser. Only they can start it.",
                     *               "They check that it fits you.",
                     *               "Could someone harm you if they find your home? Tell them. Your address can be kept private."
                     *             ],
                     *             "steps": [
                     *               {
                     *                 "what": "Talk to an adviser",
                     *                 "who": "You both",
                     *                 "says": "Only they can start it."
                     *               },
                     *               {
                     *                 "what": "They check that it fits",
                     *                 "who": "Your adviser",
                     *                 "says": "You pay nothing for it."
                     *               },
                     *               {
                     *                 "what": "It starts",
                     *                 "who": "The people you owe",
                     *                 "says": "They must stop chasing you for 60 days."
                     *               }
                     *             ],
                     *             "terms": [
                     *               {
                     *                 "word": "public register",
                     *                 "meaning": "a list that anyone can look at"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "timeComesFirst": false,
                     *       "missing": [],
                     *       "forAdviser": [],
                     *       "close": null,
                     *       "namesNothing": false,
                     *       "gates": [
                     *         {
                     *           "code": "NEARLY_THERE",
                     *           "effect": "applied",
                     *           "why": "A cheap way to clear your debts does not fit you now.",
                     *           "lifts": "Too much would have to change for it. So we looked at what else can help.",
                     *           "findings": [
                     *             {
                     *               "code": "DRO_SURPLUS_MAX",
                     *               "says": "What you have left, not counting benefits for a disability: £240 a month. That is £165 a month from the limit."
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "waitIsOver": null,
                     *       "kept": {
                     *         "debts": 9000,
                     *         "income": 1500,
                     *         "outgoings": 1260
                     *       },
                     *       "urgent": [],
                     *       "freeAdvice": "Free debt counselling, debt adjusting and providing of credit information services is available to customers by contacting MoneyHelper: moneyhelper.org.uk, 0800 011 3797.",
                     *       "judgedOn": "2026-11-23",
                     *       "rulesVersion": 138,
                     *       "recordId": "00000000-0000-4000-8000-000000000001"
                     *     }
                     */
                    "application/json": components["schemas"]["Recommendation"];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAdviceMineRecommendationRecordIdFacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a recommendation as it was kept.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                recordId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "on": "2026-11-23",
                     *       "facts": {
                     *         "nation": "england",
                     *         "birthDate": {
                     *           "year": 1985,
                     *           "month": 3,
                     *           "day": 27
                     *         },
                     *         "household": {
                     *           "adults": 1,
                     *           "children": 0
                     *         },
                     *         "partner": {
                     *           "sharesBudget": null,
                     *           "wouldPay": null,
                     *           "wantsAdvice": null
                     *         },
                     *         "statement": {
                     *           "isComplete": true,
                     *           "missing": [],
                     *           "lines": [
                     *             {
                     *               "typeId": 1001,
                     *               "roles": [
                     *                 "own-earnings",
                     *                 "wages"
                     *               ],
                     *               "monthly": 150000,
                     *               "whose": null
                     *             },
                     *             {
                     *               "typeId": 2001,
                     *               "roles": [
                     *                 "housing",
                     *                 "rent"
                     *               ],
                     *               "monthly": 60000,
                     *               "whose": null
                     *             },
                     *             {
                     *               "typeId": 2006,
                     *               "roles": [
                     *                 "council-tax"
                     *               ],
                     *               "monthly": 12000,
                     *               "whose": null
                     *             }
                     *           ],
                     *           "onlyBenefitsSince": null,
                     *           "getsBy": {
                     *             "income": null,
                     *             "food": null,
                     *             "housing": null
                     *           }
                     *         },
                     *         "debts": [
                     *           {
                     *             "debt": {
                     *               "id": "00000000-0000-4000-8000-000000000002",
                     *               "initialCreditorName": "Kestrel Cards",
                     *               "creditTypeId": 1,
                     *               "creditTypeName": "Credit card",
                     *               "currentBalance": 900000,
                     *               "estimatedBalance": null,
                     *               "regularPaymentAmount": 10500,
                     *               "creditorReference": null,
                     *               "isJoint": false,
                     *               "inReceiptOfBenefit": null,
                     *               "isInArrears": true,
                     *               "hasLegalAction": false,
                     *               "isSecured": false,
                     *               "hasAttachmentOfEarnings": false,
                     *               "hasGuarantor": null,
                     *               "canGuarantorBeLiable": null,
                     *               "source": "by hand",
                     *               "isDeleted": false
                     *             },
                     *             "type": {
                     *               "id": 1,
                     *               "name": "Credit card",
                     *               "roles": [
                     *                 "card"
                     *               ],
                     *               "priority": "no",
                     *               "securedByDefault": false,
                     *               "inclusion": {
                     *                 "IVA": {
                     *                   "inclusion": "included",
                     *                   "toConfirm": false,
                     *                   "note": null,
                     *                   "source": null
                     *                 },
                     *                 "DMP": {
                     *                   "inclusion": "included",
                     *                   "toConfirm": false,
                     *                   "note": null,
                     *                   "source": null
                     *                 },
                     *                 "BKY": {
                     *                   "inclusion": "included",
                     *                   "toConfirm": false,
                     *                   "note": null,
                     *                   "source": null
                     *                 },
                     *                 "DRO": {
                     *                   "inclusion": "included",
                     *                   "toConfirm": false,
                     *                   "note": null,
                     *                   "source": null
                     *                 },
                     *                 "BS": {
                     *                   "inclusion": "included",
                     *                   "toConfirm": false,
                     *                   "note": null,
                     *                   "source": null
                     *                 },
                     *                 "DAS": {
                     *                   "inclusion": "included",
                     *                   "toConfirm": false,
                     *                   "note": null,
                     *                   "source": null
                     *                 },
                     *                 "PTD": {
                     *                   "inclusion": "included",
                     *                   "toConfirm": false,
                     *                   "note": null,
                     *                   "source": null
                     *                 },
                     *                 "SEQ": {
                     *                   "inclusion": "included",
                     *                   "toConfirm": false,
                     *                   "note": null,
                     *                   "source": null
                     *                 }
                     *               }
                     *             },
                     *             "arrears": 21000,
                     *             "isPaidInStatement": false,
                     *             "agreedPayment": "none",
                     *             "cameFromFraud": false,
                     *             "isForBusiness": false,
                     *             "isDisputed": false,
                     *             "isVeryOld": false,
                     *             "isNothingPaid": null,
                     *             "isTakenByAgreement": null,
                     *             "stage": "none"
                     *           }
                     *         ],
                     *         "someDebtIsBehind": null,
                     *         "home": {
                     *           "tenure": "rents",
                     *           "value": null,
                     *           "mortgage": null,
                     *           "hasMortgage": null,
                     *           "otherSecured": null,
                     *           "sharePercent": null,
                     *           "ownsOtherProperty": false
                     *         },
                     *         "vehicles": [],
                     *         "savings": 0,
                     *         "savingsFromDisabilityBenefits": null,
                     *         "otherAssets": [],
                     *         "earlier": [],
                     *         "standing": {
                     *           "hasBankruptcyRestrictions": false,
                     *           "hasCreditorPetition": false
                     *         },
                     *         "residence": {
                     *           "livesThere": true,
                     *           "leftOn": null,
                     *           "hasPublicFunds": null
                     *         },
                     *         "work": {
                     *           "status": "employed",
                     *           "isDirector": false,
                     *           "isRegulated": false
                     *         },
                     *         "conduct": {
                     *           "gaveAway": "never",
                     *           "preferred": "never",
                     *           "gambled": "never",
                     *           "isFraudSuspected": false
                     *         },
                     *         "changes": {
                     *           "betterIncome": "never",
                     *           "worseIncome": "never",
                     *           "lumpSumOn": "never",
                     *           "move": "never",
                     *           "newJob": "never",
                     *           "lumpSum": 0
                     *         },
                     *         "enforcement": {
                     *           "bailiffs": "never",
                     *           "court": "never",
                     *           "eviction": "never"
                     *         },
                     *         "happening": {
                     *           "bailiffs": false,
                     *           "court": false,
                     *           "eviction": false,
                     *           "disconnection": false,
                     *           "benefitsStopped": false,
                     *           "noFood": false,
                     *           "noEssentials": false
                     *         },
                     *         "crisis": {
                     *           "isInTreatment": null,
                     *           "isConfirmed": null,
                     *           "hasContact": null,
                     *           "treatmentEndsOn": null,
                     *           "isIllLongTerm": null
                     *         },
                     *         "confirmed": null
                     *       },
                     *       "limits": [
                     *         {
                     *           "key": "DRO_DEBT_MAX",
                     *           "nations": [
                     *             "england",
                     *             "wales"
                     *           ],
                     *           "value": 5000000,
                     *           "unit": "pence",
                     *           "validFrom": "2024-06-28",
                     *           "source": "Insolvency Act 1986, Schedule 4ZA, paragraph 6; SI 2024/626"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        facts: {
                            birthDate: components["schemas"]["CalendarDay"] | null;
                            changes: {
                                betterIncome: (components["schemas"]["CalendarDay"] | "never") | null;
                                lumpSum: number | null;
                                lumpSumOn: (components["schemas"]["CalendarDay"] | "never") | null;
                                move: (components["schemas"]["CalendarDay"] | "never") | null;
                                newJob: (components["schemas"]["CalendarDay"] | "never") | null;
                                worseIncome: (components["schemas"]["CalendarDay"] | "never") | null;
                            };
                            conduct: {
                                gambled: (components["schemas"]["CalendarDay"] | "never") | null;
                                gaveAway: (components["schemas"]["CalendarDay"] | "never") | null;
                                isFraudSuspected: boolean | null;
                                preferred: (components["schemas"]["CalendarDay"] | "never") | null;
                            };
                            confirmed: ("vehicle costs without a vehicle" | "retired young" | "pays more than comes in" | "debt of another nation" | "ended before it began" | "mortgage without a home" | "home without its mortgage" | "back pay above the savings" | "back pay without the benefit" | "pay of a partner without one" | "child benefit without a child" | "benefits stopped beside benefits" | "only benefits beside a wage" | "not working beside a wage" | "overdue above the balance" | "very great age")[] | null;
                            crisis: {
                                hasContact: boolean | null;
                                isConfirmed: boolean | null;
                                isIllLongTerm: boolean | null;
                                isInTreatment: boolean | null;
                                treatmentEndsOn: components["schemas"]["CalendarDay"] | null;
                            };
                            debts: {
                                agreedPayment: (number | "none") | null;
                                arrears: number | null;
                                cameFromFraud: boolean | null;
                                debt: {
                                    canGuarantorBeLiable: boolean | null;
                                    creditorReference: string | null;
                                    creditTypeId: number | null;
                                    creditTypeName: string | null;
                                    currentBalance: number | null;
                                    estimatedBalance: number | null;
                                    hasAttachmentOfEarnings: boolean | null;
                                    hasGuarantor: boolean | null;
                                    hasLegalAction: boolean | null;
                                    /** @description What names it in other calls. */
                                    id: string;
                                    /** @description Who the debt began with, up to 200 characters. */
                                    initialCreditorName: string;
                                    inReceiptOfBenefit: boolean | null;
                                    isDeleted: boolean;
                                    isInArrears: boolean | null;
                                    isJoint: boolean | null;
                                    isSecured: boolean | null;
                                    regularPaymentAmount: number | null;
                                    /**
                                     * @description - `by hand`: Typed by the person.
                                     *     - `credit report`: Found by a credit search.
                                     * @enum {string}
                                     */
                                    source: "by hand" | "credit report";
                                };
                                isDisputed: boolean | null;
                                isForBusiness: boolean | null;
                                isNothingPaid: boolean | null;
                                isPaidInStatement: boolean | null;
                                isTakenByAgreement: boolean | null;
                                isVeryOld: boolean | null;
                                stage: ("none" | "default" | "collections" | "court claim" | "judgment" | "bailiffs" | "charging order" | "wages") | null;
                                type: {
                                    /** @description What names it in other calls. */
                                    id: number;
                                    inclusion: {
                                        [key: string]: {
                                            /**
                                             * @description - `included`: The solution takes it in.
                                             *     - `arrears only`: It takes in what is overdue.
                                             *     - `conditional`: It depends: an adviser decides.
                                             *     - `excluded`: It leaves it out.
                                             * @enum {string}
                                             */
                                            inclusion: "included" | "arrears only" | "conditional" | "excluded";
                                            note: string | null;
                                            source?: string | null;
                                            toConfirm: boolean;
                                        };
                                    };
                                    /** @description Its name. */
                                    name: string;
                                    /**
                                     * @description - `yes`: It comes first.
                                     *     - `no`: It does not.
                                     *     - `conditional`: It depends: an adviser decides.
                                     *     - `never in a plan`: It is never paid by a plan.
                                     * @enum {string}
                                     */
                                    priority: "yes" | "no" | "conditional" | "never in a plan";
                                    roles: ("goes-on" | "bill" | "secures-home" | "secures-vehicle" | "secures-goods" | "has-guarantor" | "asks-receipt-of-benefit" | "lasts-longer" | "barred-later" | "never-pay" | "can-cost-home" | "can-cost-liberty" | "can-cost-energy" | "can-cost-goods" | "taken-from-benefits" | "mortgage" | "rent-of-home" | "overdraft" | "council-tax" | "energy" | "tv-licence" | "court-fine" | "child-maintenance" | "income-tax" | "business-debt" | "court-judgment" | "debt-purchaser" | "other" | "card" | "loan" | "shopping" | "vehicle" | "housing" | "water" | "communications" | "legal" | "family" | "student-loan" | "housing-benefit" | "work" | "care" | "childcare" | "not-in-scotland" | "not-in-northern-ireland")[];
                                    securedByDefault: boolean;
                                } | null;
                            }[];
                            earlier: {
                                endedOn: components["schemas"]["CalendarDay"] | null;
                                isActive: boolean | null;
                                /**
                                 * @description - `bankruptcy`: Bankruptcy.
                                 *     - `debt relief order`: Debt relief order.
                                 *     - `iva`: Iva.
                                 *     - `trust deed`: Trust deed.
                                 *     - `sequestration`: Sequestration.
                                 *     - `minimal asset process`: Minimal asset process.
                                 *     - `debt arrangement scheme`: Debt arrangement scheme.
                                 *     - `administration order`: Administration order.
                                 *     - `debt management plan`: Debt management plan.
                                 *     - `breathing space`: Breathing space.
                                 *     - `moratorium`: Moratorium.
                                 * @enum {string}
                                 */
                                kind: "bankruptcy" | "debt relief order" | "iva" | "trust deed" | "sequestration" | "minimal asset process" | "debt arrangement scheme" | "administration order" | "debt management plan" | "breathing space" | "moratorium";
                                startedOn: components["schemas"]["CalendarDay"] | null;
                            }[] | null;
                            enforcement: {
                                bailiffs: (components["schemas"]["CalendarDay"] | "never") | null;
                                court: (components["schemas"]["CalendarDay"] | "never") | null;
                                eviction: (components["schemas"]["CalendarDay"] | "never") | null;
                            };
                            happening: {
                                bailiffs: boolean | null;
                                benefitsStopped: boolean | null;
                                court: boolean | null;
                                disconnection: boolean | null;
                                eviction: boolean | null;
                                noEssentials: boolean | null;
                                noFood: boolean | null;
                            };
                            home: {
                                hasMortgage: boolean | null;
                                mortgage: number | null;
                                otherSecured: number | null;
                                ownsOtherProperty: boolean | null;
                                sharePercent: number | null;
                                tenure: ("owns" | "rents" | "other") | null;
                                value: number | null;
                            };
                            household: {
                                adults: number | null;
                                children: number | null;
                            };
                            nation: ("england" | "wales" | "scotland" | "northern-ireland" | "outside") | null;
                            otherAssets: {
                                /** @description Its name. */
                                name: string;
                                value: number | null;
                            }[] | null;
                            partner: {
                                sharesBudget: boolean | null;
                                wantsAdvice: boolean | null;
                                wouldPay: boolean | null;
                            };
                            residence: {
                                hasPublicFunds: boolean | null;
                                leftOn: components["schemas"]["CalendarDay"] | null;
                                livesThere: boolean | null;
                            };
                            savings: number | null;
                            savingsFromDisabilityBenefits: number | null;
                            someDebtIsBehind: boolean | null;
                            standing: {
                                hasBankruptcyRestrictions: boolean | null;
                                hasCreditorPetition: boolean | null;
                            };
                            statement: {
                                getsBy: {
                                    food: ("somebody else pays" | "included elsewhere" | "savings" | "borrowing" | "something else") | null;
                                    housing: ("somebody else pays" | "included elsewhere" | "savings" | "borrowing" | "something else") | null;
                                    income: ("somebody else pays" | "included elsewhere" | "savings" | "borrowing" | "something else") | null;
                                };
                                isComplete: boolean;
                                lines: {
                                    monthly: number | null;
                                    roles: ("own-earnings" | "wages" | "partner-earnings" | "benefit" | "child-benefit" | "state-pension" | "private-pension" | "other-income" | "disability" | "housing-support" | "help-from-others" | "housing" | "rent" | "mortgage" | "secures-home" | "secures-vehicle" | "council-tax" | "energy" | "water" | "tv-licence" | "car-running" | "food" | "child-maintenance" | "emergency-savings")[];
                                    /** @description A line of the budget: a number from the categories. */
                                    typeId: number;
                                    whose: ("own" | "partner" | "both") | null;
                                }[];
                                missing: string[];
                                onlyBenefitsSince: components["schemas"]["CalendarDay"] | null;
                            };
                            vehicles: {
                                isAdapted: boolean | null;
                                isNeeded: boolean | null;
                                isOnFinance: boolean | null;
                                value: number | null;
                            }[] | null;
                            work: {
                                isDirector: boolean | null;
                                isRegulated: boolean | null;
                                status: ("employed" | "self-employed" | "not working" | "retired") | null;
                            };
                        };
                        limits: {
                            /**
                             * @description - `DRO_DEBT_MAX`: dro debt max, in pence.
                             *     - `DRO_SURPLUS_MAX`: dro surplus max, in pence a month.
                             *     - `DRO_ASSET_MAX`: dro asset max, in pence.
                             *     - `DRO_VEHICLE_MAX`: dro vehicle max, in pence.
                             *     - `DRO_VEHICLE_SURE`: dro vehicle sure, in pence.
                             *     - `DRO_FEE`: dro fee, in pence.
                             *     - `DRO_CREDIT_TOLD`: dro credit told, in pence.
                             *     - `DRO_LENGTH`: dro length, in months.
                             *     - `DRO_REPEAT_YEARS`: dro repeat years, in years.
                             *     - `DRO_REGISTER_MONTHS`: dro register months, in months.
                             *     - `DRO_RESIDENCE_YEARS`: dro residence years, in years.
                             *     - `CONDUCT_MONTHS`: conduct months, in months.
                             *     - `BKY_DEBT_MIN`: bky debt min, in pence.
                             *     - `BKY_RESIDENCE_YEARS`: bky residence years, in years.
                             *     - `BKY_FEE`: bky fee, in pence.
                             *     - `BKY_COURT_FEE`: bky court fee, in pence.
                             *     - `BKY_DEPOSIT`: bky deposit, in pence.
                             *     - `BKY_OATH_FEE`: bky oath fee, in pence.
                             *     - `BKY_DISCHARGE`: bky discharge, in months.
                             *     - `BKY_REGISTER_MONTHS`: bky register months, in months.
                             *     - `REGISTER_MONTHS_AFTER`: register months after, in months.
                             *     - `BKY_CREDITOR_PETITION_MIN`: bky creditor petition min, in pence.
                             *     - `BKY_HOME_LEAST`: bky home least, in pence.
                             *     - `BKY_HOME_YEARS`: bky home years, in years.
                             *     - `BKY_RESTRICTION_YEARS`: bky restriction years, in years.
                             *     - `IPA_MIN`: ipa min, in pence a month.
                             *     - `IPA_MONTHS`: ipa months, in months.
                             *     - `AO_DEBT_MAX`: ao debt max, in pence.
                             *     - `AO_COURT_SHARE`: ao court share, in percent.
                             *     - `IVA_DEBT_MIN`: iva debt min, in pence.
                             *     - `IVA_DEBT_COMFORTABLE`: iva debt comfortable, in pence.
                             *     - `IVA_CREDITORS_MIN`: iva creditors min, in creditors.
                             *     - `IVA_PAYMENT_FLOOR`: iva payment floor, in pence a month.
                             *     - `IVA_TERM`: iva term, in months.
                             *     - `IVA_TERM_HOME`: iva term home, in months.
                             *     - `IVA_EQUITY_MIN`: iva equity min, in pence.
                             *     - `IVA_HOME_COUNTED`: iva home counted, in percent.
                             *     - `IVA_APPROVAL`: iva approval, in percent.
                             *     - `IVA_FEES_MIN`: iva fees min, in pence.
                             *     - `IVA_FEES_SHARE`: iva fees share, in per thousand.
                             *     - `IVA_REGISTER_MONTHS`: iva register months, in months.
                             *     - `IVA_REPEAT_MONTHS`: iva repeat months, in months.
                             *     - `IVA_WRITE_OFF_MIN`: iva write off min, in percent.
                             *     - `IVA_BELOW_BANKRUPTCY_MAX`: iva below bankruptcy max, in pence.
                             *     - `IVA_ESTATE_SHARE_MAX`: iva estate share max, in percent.
                             *     - `BANKRUPTCY_CHEAPER_BY`: bankruptcy cheaper by, in percent.
                             *     - `BANKRUPTCY_FAR_CHEAPER_BY`: bankruptcy far cheaper by, in percent.
                             *     - `BS_DAYS`: bs days, in days.
                             *     - `BS_REVIEW_FROM`: bs review from, in days.
                             *     - `BS_REVIEW_TO`: bs review to, in days.
                             *     - `BS_REPEAT_MONTHS`: bs repeat months, in months.
                             *     - `BS_NEW_CREDIT_MAX`: bs new credit max, in pence.
                             *     - `MHBS_AFTER_TREATMENT`: mhbs after treatment, in days.
                             *     - `MOR_MONTHS`: mor months, in months.
                             *     - `MOR_REPEAT_MONTHS`: mor repeat months, in months.
                             *     - `MAP_DEBT_MAX`: map debt max, in pence.
                             *     - `MAP_ASSET_MAX`: map asset max, in pence.
                             *     - `MAP_ITEM_MAX`: map item max, in pence.
                             *     - `MAP_VEHICLE_MAX`: map vehicle max, in pence.
                             *     - `MAP_BENEFIT_MONTHS`: map benefit months, in months.
                             *     - `MAP_FEE`: map fee, in pence.
                             *     - `MAP_DISCHARGE`: map discharge, in months.
                             *     - `MAP_CREDIT_AFTER`: map credit after, in months.
                             *     - `MAP_REPEAT_YEARS`: map repeat years, in years.
                             *     - `SEQ_DEBT_MIN`: seq debt min, in pence.
                             *     - `SEQ_DEBT_WORTH`: seq debt worth, in pence.
                             *     - `SEQ_FEE`: seq fee, in pence.
                             *     - `SEQ_REPEAT_YEARS`: seq repeat years, in years.
                             *     - `SEQ_RESIDENCE_MONTHS`: seq residence months, in months.
                             *     - `SEQ_CONTRIBUTION`: seq contribution, in months.
                             *     - `SEQ_CERTIFICATE_DAYS`: seq certificate days, in days.
                             *     - `SEQ_DISCHARGE`: seq discharge, in months.
                             *     - `PTD_DEBT_MIN`: ptd debt min, in pence.
                             *     - `PTD_TERM`: ptd term, in months.
                             *     - `PTD_TERM_HOME`: ptd term home, in months.
                             *     - `PTD_PAYMENT_FLOOR`: ptd payment floor, in pence a month.
                             *     - `PTD_FEES_MIN`: ptd fees min, in pence.
                             *     - `PTD_FEES_MAX`: ptd fees max, in pence.
                             *     - `PTD_OBJECTION_WEEKS`: ptd objection weeks, in weeks.
                             *     - `PTD_OBJECTION_NUMBER`: ptd objection number, in percent.
                             *     - `PTD_OBJECTION_VALUE`: ptd objection value, in parts.
                             *     - `ROI_YEARS_AFTER`: roi years after, in years.
                             *     - `DAS_TERM_MAX`: das term max, in months.
                             *     - `DAS_PLAN_MONTHS`: das plan months, in months.
                             *     - `DAS_CONSENT_DAYS`: das consent days, in days.
                             *     - `DAS_ADMINISTRATION`: das administration, in percent.
                             *     - `DAS_TO_CREDITORS`: das to creditors, in percent.
                             *     - `DAS_OBJECTORS_MAX`: das objectors max, in percent.
                             *     - `CFT_CONTINGENCY_MAX`: cft contingency max, in pence a month.
                             *     - `CFT_CONTINGENCY_SHARE`: cft contingency share, in percent.
                             *     - `AGE_MIN`: age min, in years of age.
                             *     - `DMP_MIN_PER_DEBT`: dmp min per debt, in pence a month.
                             *     - `DMP_TERM_MAX`: dmp term max, in months.
                             *     - `DMP_FEE`: dmp fee, in pence.
                             *     - `SMP_TERM_MAX`: smp term max, in months.
                             *     - `SMP_CREDITORS_MAX`: smp creditors max, in creditors.
                             *     - `SMP_PLAN_MAX`: smp plan max, in months.
                             *     - `PLAN_SHOWN_MONTHS_MAX`: plan shown months max, in months.
                             *     - `TPP_PER_CREDITOR`: tpp per creditor, in pence a month.
                             *     - `TPP_MONTHS_MIN`: tpp months min, in months.
                             *     - `TPP_MONTHS_MAX`: tpp months max, in months.
                             *     - `FFS_SHARE_MIN`: ffs share min, in percent.
                             *     - `SAVINGS_MAX`: savings max, in pence a month.
                             *     - `SAVINGS_SHARE`: savings share, in percent.
                             *     - `ARREARS_MONTHS`: arrears months, in months.
                             *     - `CREDIT_FILE_YEARS`: credit file years, in years.
                             *     - `LIMITATION_YEARS`: limitation years, in years.
                             *     - `CHANGE_MONTHS`: change months, in months.
                             *     - `RECENT_BANKRUPTCY_MONTHS`: recent bankruptcy months, in months.
                             *     - `ESTATE_VEHICLE_KEPT`: estate vehicle kept, in pence.
                             *     - `SETTLE_SHARE_MIN`: settle share min, in percent.
                             *     - `PLAN_FEES_MAX`: plan fees max, in percent.
                             *     - `DIVIDEND_MIN`: dividend min, in percent.
                             *     - `DIVIDEND_COMFORTABLE`: dividend comfortable, in percent.
                             *     - `NEAR_DEBT_PERCENT`: near debt percent, in percent.
                             *     - `NEAR_SURPLUS`: near surplus, in pence a month.
                             *     - `NEAR_ASSETS`: near assets, in pence.
                             *     - `NEAR_WAIT_MONTHS`: near wait months, in months.
                             *     - `GAMBLING_MONTHS`: gambling months, in months.
                             *     - `URGENT_DAYS`: urgent days, in days.
                             *     - `HOME_AT_RISK`: home at risk, in pence.
                             *     - `QUICK_PLAN_MONTHS`: quick plan months, in months.
                             *     - `FOOD_MIN`: food min, in pence a month.
                             *     - `FOOD_CHILD_SHARE`: food child share, in percent.
                             *     - `BUDGET_SUM_MIN`: budget sum min, in pence a month.
                             * @enum {string}
                             */
                            key: "DRO_DEBT_MAX" | "DRO_SURPLUS_MAX" | "DRO_ASSET_MAX" | "DRO_VEHICLE_MAX" | "DRO_VEHICLE_SURE" | "DRO_FEE" | "DRO_CREDIT_TOLD" | "DRO_LENGTH" | "DRO_REPEAT_YEARS" | "DRO_REGISTER_MONTHS" | "DRO_RESIDENCE_YEARS" | "CONDUCT_MONTHS" | "BKY_DEBT_MIN" | "BKY_RESIDENCE_YEARS" | "BKY_FEE" | "BKY_COURT_FEE" | "BKY_DEPOSIT" | "BKY_OATH_FEE" | "BKY_DISCHARGE" | "BKY_REGISTER_MONTHS" | "REGISTER_MONTHS_AFTER" | "BKY_CREDITOR_PETITION_MIN" | "BKY_HOME_LEAST" | "BKY_HOME_YEARS" | "BKY_RESTRICTION_YEARS" | "IPA_MIN" | "IPA_MONTHS" | "AO_DEBT_MAX" | "AO_COURT_SHARE" | "IVA_DEBT_MIN" | "IVA_DEBT_COMFORTABLE" | "IVA_CREDITORS_MIN" | "IVA_PAYMENT_FLOOR" | "IVA_TERM" | "IVA_TERM_HOME" | "IVA_EQUITY_MIN" | "IVA_HOME_COUNTED" | "IVA_APPROVAL" | "IVA_FEES_MIN" | "IVA_FEES_SHARE" | "IVA_REGISTER_MONTHS" | "IVA_REPEAT_MONTHS" | "IVA_WRITE_OFF_MIN" | "IVA_BELOW_BANKRUPTCY_MAX" | "IVA_ESTATE_SHARE_MAX" | "BANKRUPTCY_CHEAPER_BY" | "BANKRUPTCY_FAR_CHEAPER_BY" | "BS_DAYS" | "BS_REVIEW_FROM" | "BS_REVIEW_TO" | "BS_REPEAT_MONTHS" | "BS_NEW_CREDIT_MAX" | "MHBS_AFTER_TREATMENT" | "MOR_MONTHS" | "MOR_REPEAT_MONTHS" | "MAP_DEBT_MAX" | "MAP_ASSET_MAX" | "MAP_ITEM_MAX" | "MAP_VEHICLE_MAX" | "MAP_BENEFIT_MONTHS" | "MAP_FEE" | "MAP_DISCHARGE" | "MAP_CREDIT_AFTER" | "MAP_REPEAT_YEARS" | "SEQ_DEBT_MIN" | "SEQ_DEBT_WORTH" | "SEQ_FEE" | "SEQ_REPEAT_YEARS" | "SEQ_RESIDENCE_MONTHS" | "SEQ_CONTRIBUTION" | "SEQ_CERTIFICATE_DAYS" | "SEQ_DISCHARGE" | "PTD_DEBT_MIN" | "PTD_TERM" | "PTD_TERM_HOME" | "PTD_PAYMENT_FLOOR" | "PTD_FEES_MIN" | "PTD_FEES_MAX" | "PTD_OBJECTION_WEEKS" | "PTD_OBJECTION_NUMBER" | "PTD_OBJECTION_VALUE" | "ROI_YEARS_AFTER" | "DAS_TERM_MAX" | "DAS_PLAN_MONTHS" | "DAS_CONSENT_DAYS" | "DAS_ADMINISTRATION" | "DAS_TO_CREDITORS" | "DAS_OBJECTORS_MAX" | "CFT_CONTINGENCY_MAX" | "CFT_CONTINGENCY_SHARE" | "AGE_MIN" | "DMP_MIN_PER_DEBT" | "DMP_TERM_MAX" | "DMP_FEE" | "SMP_TERM_MAX" | "SMP_CREDITORS_MAX" | "SMP_PLAN_MAX" | "PLAN_SHOWN_MONTHS_MAX" | "TPP_PER_CREDITOR" | "TPP_MONTHS_MIN" | "TPP_MONTHS_MAX" | "FFS_SHARE_MIN" | "SAVINGS_MAX" | "SAVINGS_SHARE" | "ARREARS_MONTHS" | "CREDIT_FILE_YEARS" | "LIMITATION_YEARS" | "CHANGE_MONTHS" | "RECENT_BANKRUPTCY_MONTHS" | "ESTATE_VEHICLE_KEPT" | "SETTLE_SHARE_MIN" | "PLAN_FEES_MAX" | "DIVIDEND_MIN" | "DIVIDEND_COMFORTABLE" | "NEAR_DEBT_PERCENT" | "NEAR_SURPLUS" | "NEAR_ASSETS" | "NEAR_WAIT_MONTHS" | "GAMBLING_MONTHS" | "URGENT_DAYS" | "HOME_AT_RISK" | "QUICK_PLAN_MONTHS" | "FOOD_MIN" | "FOOD_CHILD_SHARE" | "BUDGET_SUM_MIN";
                            nations: ("england" | "wales" | "scotland" | "northern-ireland")[];
                            /** @description Where it comes from. */
                            source: string;
                            /** @description Why an adviser has to confirm it. */
                            toConfirm?: string;
                            /**
                             * @description - `pence`: Pence.
                             *     - `pence a month`: Pence a month.
                             *     - `days`: Days.
                             *     - `weeks`: Weeks.
                             *     - `months`: Months.
                             *     - `years`: Years.
                             *     - `years of age`: Years of age.
                             *     - `percent`: Percent.
                             *     - `per thousand`: Per thousand.
                             *     - `creditors`: Creditors.
                             *     - `parts`: Parts.
                             * @enum {string}
                             */
                            unit: "pence" | "pence a month" | "days" | "weeks" | "months" | "years" | "years of age" | "percent" | "per thousand" | "creditors" | "parts";
                            validFrom: string | null;
                            /** @description The value itself. */
                            value: number;
                        }[];
                        /**
                         * Format: date
                         * @description A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                         */
                        on: string;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAdviceMineRecommendationRecordIdSummaryPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a recommendation as it was kept.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                recordId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description `attachment`, with the name of the file. */
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAdviceMineUrgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nation": "england",
                     *       "lacksBasics": null,
                     *       "costMissing": null,
                     *       "urgent": []
                     *     }
                     */
                    "application/json": {
                        /** @description What casts doubt on money that is left on paper, in words: once there is advice, the same as in it. */
                        costMissing: string | null;
                        /** @description What of food, heat and power the person lacks, as they say, in a sentence. */
                        lacksBasics: string | null;
                        nation: string | null;
                        urgent: components["schemas"]["UrgentMatter"][];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postAnalyticsEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "step-started",
                 *       "stepId": "nation",
                 *       "stepName": "Nation"
                 *     }
                 */
                "application/json": {
                    /** @description Which look or partner the visit began with. */
                    appId?: string;
                    /** @description What it is, in words. */
                    description?: string;
                    /**
                     * @description - `dropout-submission`: Dropout submission.
                     *     - `continue-online`: Continue online.
                     *     - `step-complete`: Step complete.
                     *     - `tooltip-click`: Tooltip click.
                     *     - `dropout-submission-fail`: Dropout submission fail.
                     *     - `submission-fail`: Submission fail.
                     *     - `journey-started`: Journey started.
                     *     - `step-started`: Step started.
                     * @enum {string}
                     */
                    event: "dropout-submission" | "continue-online" | "step-complete" | "tooltip-click" | "dropout-submission-fail" | "submission-fail" | "journey-started" | "step-started";
                    /**
                     * Format: uuid
                     * @description The id of the person’s walk through a questionnaire.
                     */
                    journeyId?: string;
                    /** @description The id of a section of the questionnaire. */
                    sectionId?: string;
                    /** @description Its place among the steps, from 1. */
                    sequence?: number;
                    /** @description The id of a step of the questionnaire, from `GET /journeys/mine/pages`; the one that is open is in `GET /journeys/mine/status`. */
                    stepId?: string;
                    /** @description The short name of a step. */
                    stepName?: string;
                    /** @description How many steps there are. */
                    stepsInSequence?: number;
                    /** @description How the pages look. */
                    templateId?: string;
                    /** @description A title; of a person `Mr`, `Mrs`, `Miss`, `Ms`, `Mx` or another. */
                    title?: string;
                    /**
                     * Format: uuid
                     * @description The id of the person, the same before and after they register.
                     */
                    userId?: string;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAnswersMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "stepId": "nation",
                     *         "answers": [
                     *           {
                     *             "id": "nation.england",
                     *             "value": "England"
                     *           }
                     *         ],
                     *         "revision": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SavedAnswers"][];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postAnswersMine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A whole number: the revision of the stored answer that this save was based on; 0 when there was none. Left out: the last save wins.
                 * @example 0
                 */
                "answer-revision"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stepId": "nation",
                 *       "answers": [
                 *         {
                 *           "id": "nation.england",
                 *           "value": "England"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AnswersOfStepInput"];
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    /** @description A whole number: the revision stored now. */
                    "answer-revision"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAnswersMineKnown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "stepId": "usual-home",
                     *         "answers": [],
                     *         "says": "You told us: England."
                     *       },
                     *       {
                     *         "stepId": "owns",
                     *         "answers": [],
                     *         "says": "You told us: Rent from a private landlord."
                     *       },
                     *       {
                     *         "stepId": "in-now",
                     *         "answers": [],
                     *         "says": "You told us: No."
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @description The answers filled in at the start; empty where none follows from what is known. They count only once saved. */
                        answers: {
                            /** @description What names it in other calls. */
                            id: string;
                            /** @description The value itself. */
                            value: string;
                        }[];
                        /** @description What is known and where it comes from, as text to show. */
                        says: string;
                        /** @description The id of a step of the questionnaire, from `GET /journeys/mine/pages`; the one that is open is in `GET /journeys/mine/status`. */
                        stepId: string;
                    }[];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAnswersMinePagesPageId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a page of the questionnaire, from `GET /journeys/mine/pages`.
                 * @example qualifier
                 */
                pageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "stepId": "nation",
                     *         "answers": [
                     *           {
                     *             "id": "nation.england",
                     *             "value": "England"
                     *           }
                     *         ],
                     *         "revision": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SavedAnswers"][];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getApplicationsMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "application": {
                     *         "planId": "00000000-0000-4000-8000-000000000001",
                     *         "kind": "debt-relief-order",
                     *         "product": {
                     *           "shortName": "DRO",
                     *           "name": "Debt Relief Order"
                     *         },
                     *         "receiver": "The official receiver, at the Insolvency Service",
                     *         "state": "being filled in",
                     *         "elsewhere": null,
                     *         "doubt": "unconfirmed",
                     *         "against": [],
                     *         "revision": 0,
                     *         "savedAt": null,
                     *         "filled": {
                     *           "nation": "england",
                     *           "count": 49,
                     *           "of": 68,
                     *           "clashes": [],
                     *           "missing": [
                     *             {
                     *               "id": "you",
                     *               "name": "About you",
                     *               "items": [
                     *                 {
                     *                   "at": {
                     *                     "field": "hasOtherNames",
                     *                     "entry": null,
                     *                     "part": null
                     *                   },
                     *                   "label": "Have you used any other name?",
                     *                   "of": null,
                     *                   "hint": "Such as before you married",
                     *                   "why": null
                     *                 },
                     *                 {
                     *                   "at": {
                     *                     "field": "hasNationalInsurance",
                     *                     "entry": null,
                     *                     "part": null
                     *                   },
                     *                   "label": "Do you have a National Insurance number?",
                     *                   "of": null,
                     *                   "hint": "Nearly everybody who grew up or worked in the UK does",
                     *                   "why": null
                     *                 },
                     *                 {
                     *                   "at": {
                     *                     "field": "maritalStatus",
                     *                     "entry": null,
                     *                     "part": null
                     *                   },
                     *                   "label": "Are you married or in a civil partnership?",
                     *                   "of": null,
                     *                   "hint": null,
                     *                   "why": null
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "fields": [
                     *             {
                     *               "id": "title",
                     *               "group": "you",
                     *               "label": "Title",
                     *               "value": null,
                     *               "says": null,
                     *               "from": null,
                     *               "fromWords": null,
                     *               "entries": []
                     *             }
                     *           ]
                     *         },
                     *         "writtenDown": [],
                     *         "handedOver": null,
                     *         "adviser": null,
                     *         "asked": null,
                     *         "sent": null,
                     *         "answered": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        application: components["schemas"]["Application"] | null;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postApplicationsMineAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "planId": "00000000-0000-4000-8000-000000000001",
                 *       "revision": 0,
                 *       "at": {
                 *         "field": "maritalStatus",
                 *         "entry": null,
                 *         "part": null
                 *       },
                 *       "value": "single"
                 *     }
                 */
                "application/json": {
                    at: {
                        /** @description The id of an entry of a list; null for a field of its own. */
                        entry: string | null;
                        /** @description The path of the field, such as `address.postcode`. */
                        field: string;
                        /** @description Which of its answers; null for the entry as a whole. */
                        part: string | null;
                    };
                    /** @description The id of what the person chose, from `GET /plans/mine`. */
                    planId: string;
                    /** @description As it was read. */
                    revision: number;
                    /** @description Money in pence; a day as YYYY-MM-DD; an entry of a list by its parts. */
                    value: ((string | number | boolean | {
                        /** @description Empty for the UK. */
                        country: string;
                        /** @description The county, or nothing. */
                        county: string;
                        /** @description House and street. */
                        line1: string;
                        /** @description More of it, or nothing. */
                        line2: string;
                        /** @description A UK postcode, in small or capital letters, with or without its space: `LS1 4AA`. */
                        postcode: string;
                        /** @description Town. */
                        town: string;
                    }) | {
                        [key: string]: string | number | boolean | {
                            /** @description Empty for the UK. */
                            country: string;
                            /** @description The county, or nothing. */
                            county: string;
                            /** @description House and street. */
                            line1: string;
                            /** @description More of it, or nothing. */
                            line2: string;
                            /** @description A UK postcode, in small or capital letters, with or without its space: `LS1 4AA`. */
                            postcode: string;
                            /** @description Town. */
                            town: string;
                        };
                    } | unknown[]) | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "application": {
                     *         "planId": "00000000-0000-4000-8000-000000000001",
                     *         "kind": "debt-relief-order",
                     *         "product": {
                     *           "shortName": "DRO",
                     *           "name": "Debt Relief Order"
                     *         },
                     *         "receiver": "The official receiver, at the Insolvency Service",
                     *         "state": "being filled in",
                     *         "elsewhere": null,
                     *         "doubt": "unconfirmed",
                     *         "against": [],
                     *         "revision": 1,
                     *         "savedAt": "2026-11-23T10:00:30.000Z",
                     *         "filled": {
                     *           "nation": "england",
                     *           "count": 50,
                     *           "of": 68,
                     *           "clashes": [],
                     *           "missing": [
                     *             {
                     *               "id": "you",
                     *               "name": "About you",
                     *               "items": [
                     *                 {
                     *                   "at": {
                     *                     "field": "hasOtherNames",
                     *                     "entry": null,
                     *                     "part": null
                     *                   },
                     *                   "label": "Have you used any other name?",
                     *                   "of": null,
                     *                   "hint": "Such as before you married",
                     *                   "why": null
                     *                 },
                     *                 {
                     *                   "at": {
                     *                     "field": "hasNationalInsurance",
                     *                     "entry": null,
                     *                     "part": null
                     *                   },
                     *                   "label": "Do you have a National Insurance number?",
                     *                   "of": null,
                     *                   "hint": "Nearly everybody who grew up or worked in the UK does",
                     *                   "why": null
                     *                 },
                     *                 {
                     *                   "at": {
                     *                     "field": "gender",
                     *                     "entry": null,
                     *                     "part": null
                     *                   },
                     *                   "label": "Your gender",
                     *                   "of": null,
                     *                   "hint": "The rules for this form ask for it. Use your own word",
                     *                   "why": null
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "fields": [
                     *             {
                     *               "id": "title",
                     *               "group": "you",
                     *               "label": "Title",
                     *               "value": null,
                     *               "says": null,
                     *               "from": null,
                     *               "fromWords": null,
                     *               "entries": []
                     *             }
                     *           ]
                     *         },
                     *         "writtenDown": [],
                     *         "handedOver": null,
                     *         "adviser": null,
                     *         "asked": null,
                     *         "sent": null,
                     *         "answered": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        application: components["schemas"]["Application"];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postApplicationsMineHandOver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "planId": "00000000-0000-4000-8000-000000000001",
                 *       "revision": 1,
                 *       "asItIs": true
                 *     }
                 */
                "application/json": {
                    /** @description Something may be missing, or not match. */
                    asItIs: boolean;
                    /** @description The id of what the person chose, from `GET /plans/mine`. */
                    planId: string;
                    /** @description As it was read. */
                    revision: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "application": {
                     *         "planId": "00000000-0000-4000-8000-000000000001",
                     *         "kind": "debt-relief-order",
                     *         "product": {
                     *           "shortName": "DRO",
                     *           "name": "Debt Relief Order"
                     *         },
                     *         "receiver": "The official receiver, at the Insolvency Service",
                     *         "state": "handed over",
                     *         "elsewhere": null,
                     *         "doubt": "unconfirmed",
                     *         "against": [],
                     *         "revision": 1,
                     *         "savedAt": "2026-11-23T10:00:30.000Z",
                     *         "filled": {
                     *           "nation": "england",
                     *           "count": 50,
                     *           "of": 68,
                     *           "clashes": [],
                     *           "missing": [
                     *             {
                     *               "id": "you",
                     *               "name": "About you",
                     *               "items": [
                     *                 {
                     *                   "at": {
                     *                     "field": "hasOtherNames",
                     *                     "entry": null,
                     *                     "part": null
                     *                   },
                     *                   "label": "Have you used any other name?",
                     *                   "of": null,
                     *                   "hint": "Such as before you married",
                     *                   "why": null
                     *                 },
                     *                 {
                     *                   "at": {
                     *                     "field": "hasNationalInsurance",
                     *                     "entry": null,
                     *                     "part": null
                     *                   },
                     *                   "label": "Do you have a National Insurance number?",
                     *                   "of": null,
                     *                   "hint": "Nearly everybody who grew up or worked in the UK does",
                     *                   "why": null
                     *                 },
                     *                 {
                     *                   "at": {
                     *                     "field": "gender",
                     *                     "entry": null,
                     *                     "part": null
                     *                   },
                     *                   "label": "Your gender",
                     *                   "of": null,
                     *                   "hint": "The rules for this form ask for it. Use your own word",
                     *                   "why": null
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "fields": [
                     *             {
                     *               "id": "title",
                     *               "group": "you",
                     *               "label": "Title",
                     *               "value": null,
                     *               "says": null,
                     *               "from": null,
                     *               "fromWords": null,
                     *               "entries": []
                     *             }
                     *           ]
                     *         },
                     *         "writtenDown": [],
                     *         "handedOver": {
                     *           "at": "2026-11-23T10:00:30.000Z",
                     *           "isComplete": false,
                     *           "by": null,
                     *           "groups": [
                     *             {
                     *               "id": "you",
                     *               "name": "About you",
                     *               "lines": [
                     *                 {
                     *                   "at": {
                     *                     "field": "firstName",
                     *                     "entry": null,
                     *                     "part": null
                     *                   },
                     *                   "label": "First name",
                     *                   "of": null,
                     *                   "says": "Danielle",
                     *                   "fromWords": "From your account"
                     *                 },
                     *                 {
                     *                   "at": {
                     *                     "field": "lastName",
                     *                     "entry": null,
                     *                     "part": null
                     *                   },
                     *                   "label": "Last name",
                     *                   "of": null,
                     *                   "says": "Hughes",
                     *                   "fromWords": "From your account"
                     *                 },
                     *                 {
                     *                   "at": {
                     *                     "field": "birthDate",
                     *                     "entry": null,
                     *                     "part": null
                     *                   },
                     *                   "label": "Date of birth",
                     *                   "of": null,
                     *                   "says": "27 March 1985",
                     *                   "fromWords": "You told us"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "changed": []
                     *         },
                     *         "adviser": null,
                     *         "asked": null,
                     *         "sent": null,
                     *         "answered": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        application: components["schemas"]["Application"];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postApplicationsMineTakeBack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "planId": "00000000-0000-4000-8000-000000000001"
                 *     }
                 */
                "application/json": {
                    /** @description The id of what the person chose, from `GET /plans/mine`. */
                    planId: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "application": {
                     *         "planId": "00000000-0000-4000-8000-000000000001",
                     *         "kind": "debt-relief-order",
                     *         "product": {
                     *           "shortName": "DRO",
                     *           "name": "Debt Relief Order"
                     *         },
                     *         "receiver": "The official receiver, at the Insolvency Service",
                     *         "state": "being filled in",
                     *         "elsewhere": null,
                     *         "doubt": "unconfirmed",
                     *         "against": [],
                     *         "revision": 1,
                     *         "savedAt": "2026-11-23T10:00:30.000Z",
                     *         "filled": {
                     *           "nation": "england",
                     *           "count": 50,
                     *           "of": 68,
                     *           "clashes": [],
                     *           "missing": [
                     *             {
                     *               "id": "you",
                     *               "name": "About you",
                     *               "items": [
                     *                 {
                     *                   "at": {
                     *                     "field": "hasOtherNames",
                     *                     "entry": null,
                     *                     "part": null
                     *                   },
                     *                   "label": "Have you used any other name?",
                     *                   "of": null,
                     *                   "hint": "Such as before you married",
                     *                   "why": null
                     *                 },
                     *                 {
                     *                   "at": {
                     *                     "field": "hasNationalInsurance",
                     *                     "entry": null,
                     *                     "part": null
                     *                   },
                     *                   "label": "Do you have a National Insurance number?",
                     *                   "of": null,
                     *                   "hint": "Nearly everybody who grew up or worked in the UK does",
                     *                   "why": null
                     *                 },
                     *                 {
                     *                   "at": {
                     *                     "field": "gender",
                     *                     "entry": null,
                     *                     "part": null
                     *                   },
                     *                   "label": "Your gender",
                     *                   "of": null,
                     *                   "hint": "The rules for this form ask for it. Use your own word",
                     *                   "why": null
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "fields": [
                     *             {
                     *               "id": "title",
                     *               "group": "you",
                     *               "label": "Title",
                     *               "value": null,
                     *               "says": null,
                     *               "from": null,
                     *               "fromWords": null,
                     *               "entries": []
                     *             }
                     *           ]
                     *         },
                     *         "writtenDown": [],
                     *         "handedOver": null,
                     *         "adviser": null,
                     *         "asked": null,
                     *         "sent": null,
                     *         "answered": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        application: components["schemas"]["Application"];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postBookingsByLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "dG9rZW4tb2YtYS1saW5rLWluLWEtbWFpbA"
                 *     }
                 */
                "application/json": {
                    /** @description The token of the link that came by mail. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "booking": {
                     *         "id": "00000000-0000-4000-8000-000000000001",
                     *         "state": "booked",
                     *         "startsAt": "2026-11-24T08:30:00.000Z",
                     *         "endsAt": "2026-11-24T09:00:00.000Z",
                     *         "way": "phone",
                     *         "number": null,
                     *         "sequence": 1,
                     *         "changedAt": "2026-11-23T10:00:30.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        booking: components["schemas"]["Booking"];
                    };
                };
            };
            /** @description `BOOKING_LINK_NOT_VALID`: the link of a booking that has ended or never existed; `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postBookingsByLinkCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "dG9rZW4tb2YtYS1saW5rLWluLWEtbWFpbA"
                 *     }
                 */
                "application/json": {
                    /** @description The token of the link that came by mail. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "booking": {
                     *         "id": "00000000-0000-4000-8000-000000000001",
                     *         "state": "cancelled",
                     *         "startsAt": "2026-11-24T09:00:00.000Z",
                     *         "endsAt": "2026-11-24T09:30:00.000Z",
                     *         "way": "phone",
                     *         "number": null,
                     *         "sequence": 3,
                     *         "changedAt": "2026-11-23T10:00:30.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        booking: components["schemas"]["Booking"];
                    };
                };
            };
            /** @description `BOOKING_LINK_NOT_VALID`: the link of a booking that has ended or never existed; `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postBookingsByLinkMove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "dG9rZW4tb2YtYS1saW5rLWluLWEtbWFpbA",
                 *       "startsAt": "2026-11-24T09:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description A yes to this talk of somebody who has said that this time is not safe, or that we may not ring them. */
                    ringThisOnce?: boolean;
                    /** @description The moment at which it begins. */
                    startsAt: string;
                    /** @description The token of the link that came by mail. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "booking": {
                     *         "id": "00000000-0000-4000-8000-000000000001",
                     *         "state": "booked",
                     *         "startsAt": "2026-11-24T09:00:00.000Z",
                     *         "endsAt": "2026-11-24T09:30:00.000Z",
                     *         "way": "phone",
                     *         "number": null,
                     *         "sequence": 2,
                     *         "changedAt": "2026-11-23T10:00:30.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        booking: components["schemas"]["Booking"];
                    };
                };
            };
            /** @description `BOOKING_LINK_NOT_VALID`: the link of a booking that has ended or never existed; `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postBookingsByLinkTimes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "dG9rZW4tb2YtYS1saW5rLWluLWEtbWFpbA"
                 *     }
                 */
                "application/json": {
                    /** @description The token of the link that came by mail. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "minutes": 30,
                     *       "hidesUnsafe": false,
                     *       "days": [
                     *         {
                     *           "day": "2026-11-23",
                     *           "state": "free",
                     *           "holiday": null,
                     *           "times": [
                     *             "2026-11-23T12:30:00.000Z",
                     *             "2026-11-23T13:00:00.000Z",
                     *             "2026-11-23T13:30:00.000Z"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BookingTimes"];
                };
            };
            /** @description `BOOKING_LINK_NOT_VALID`: the link of a booking that has ended or never existed; `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getBookingsMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "booking": null,
                     *       "contact": {
                     *         "name": "Danielle Hughes",
                     *         "number": null,
                     *         "email": "talks@towpath.example"
                     *       }
                     *     }
                     */
                    "application/json": {
                        booking: components["schemas"]["Booking"] | null;
                        contact: {
                            email: string | null;
                            name: string | null;
                            number: string | null;
                        };
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postBookingsMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "00000000-0000-4000-8000-000000000001",
                 *       "startsAt": "2026-11-24T08:00:00.000Z",
                 *       "way": "phone",
                 *       "number": "07700 900123",
                 *       "note": "Please speak slowly."
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: email
                     * @description An email address, up to 254 characters.
                     */
                    email?: string;
                    /** @description The id that the booking will have, a random UUID made by the caller. */
                    id: string;
                    /** @description Its name. */
                    name?: string;
                    /** @description What would help, such as a language or somebody beside them. */
                    note?: string;
                    /** @description A phone number to show and to ring. */
                    number?: string;
                    /** @description A yes to this talk of somebody who has said that this time is not safe, or that we may not ring them. */
                    ringThisOnce?: boolean;
                    /** @description One of the times that can be booked. */
                    startsAt: string;
                    /**
                     * @description - `phone`: By phone.
                     *     - `chat`: In the chat on this site.
                     * @enum {string}
                     */
                    way: "phone" | "chat";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "booking": {
                     *         "id": "00000000-0000-4000-8000-000000000001",
                     *         "state": "booked",
                     *         "startsAt": "2026-11-24T08:00:00.000Z",
                     *         "endsAt": "2026-11-24T08:30:00.000Z",
                     *         "way": "phone",
                     *         "number": "07700900123",
                     *         "sequence": 0,
                     *         "changedAt": "2026-11-23T10:00:30.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        booking: components["schemas"]["Booking"];
                    };
                };
            };
            /** @description `INVALID_PHONE_NUMBER`: a call-back number that is not a working UK number; `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postBookingsMineBookingIdCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a booked talk, from `GET /bookings/mine`.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                bookingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "booking": {
                     *         "id": "00000000-0000-4000-8000-000000000001",
                     *         "state": "cancelled",
                     *         "startsAt": "2026-11-24T09:00:00.000Z",
                     *         "endsAt": "2026-11-24T09:30:00.000Z",
                     *         "way": "phone",
                     *         "number": "07700900123",
                     *         "sequence": 3,
                     *         "changedAt": "2026-11-23T10:00:30.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        booking: components["schemas"]["Booking"];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postBookingsMineBookingIdMove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a booked talk, from `GET /bookings/mine`.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                bookingId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startsAt": "2026-11-24T08:30:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description A yes to this talk of somebody who has said that this time is not safe, or that we may not ring them. */
                    ringThisOnce?: boolean;
                    /** @description The moment at which it begins. */
                    startsAt: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "booking": {
                     *         "id": "00000000-0000-4000-8000-000000000001",
                     *         "state": "booked",
                     *         "startsAt": "2026-11-24T08:30:00.000Z",
                     *         "endsAt": "2026-11-24T09:00:00.000Z",
                     *         "way": "phone",
                     *         "number": "07700900123",
                     *         "sequence": 1,
                     *         "changedAt": "2026-11-23T10:00:30.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        booking: components["schemas"]["Booking"];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getBookingsTimes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "minutes": 30,
                     *       "hidesUnsafe": false,
                     *       "days": [
                     *         {
                     *           "day": "2026-11-23",
                     *           "state": "free",
                     *           "holiday": null,
                     *           "times": [
                     *             "2026-11-23T12:30:00.000Z",
                     *             "2026-11-23T13:00:00.000Z",
                     *             "2026-11-23T13:30:00.000Z"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BookingTimes"];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postCallbacksHarddropout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stepId": "formal-plan-help",
                 *       "callbackRequired": true,
                 *       "contactName": "Danielle",
                 *       "contactNumber": "07911 123456"
                 *     }
                 */
                "application/json": components["schemas"]["CallbackAskedInput"];
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `INVALID_PHONE_NUMBER`: a call-back number that is not a working UK number; `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getCallbacksMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "2",
                     *         "stepId": "formal-plan-help",
                     *         "contactName": "Danielle",
                     *         "contactNumber": "07911123456",
                     *         "requestedAt": "2026-11-23T10:00:00.000Z",
                     *         "notBefore": "2026-11-23T10:00:00.000Z",
                     *         "dueBy": "2026-11-23T20:00:00.000Z",
                     *         "triesInVain": 0,
                     *         "safeTimes": [],
                     *         "otherTimes": [
                     *           {
                     *             "notBefore": "2026-11-23T12:00:00.000Z",
                     *             "dueBy": "2026-11-23T16:00:00.000Z"
                     *           },
                     *           {
                     *             "notBefore": "2026-11-23T16:00:00.000Z",
                     *             "dueBy": "2026-11-23T20:00:00.000Z"
                     *           },
                     *           {
                     *             "notBefore": "2026-11-24T08:00:00.000Z",
                     *             "dueBy": "2026-11-24T12:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": {
                        contactName: string | null;
                        /** @description A UK phone number: spaces are allowed, and +44 or 0 to begin with, as in `07700 900123`. */
                        contactNumber: string;
                        /** @description By when it comes; null in the moment before it is planned. */
                        dueBy: string | null;
                        /** @description What names it in other calls. */
                        id: string;
                        /** @description Before when it does not come; null where it may come at any time, or is not planned yet. */
                        notBefore: string | null;
                        /** @description The times that can be chosen for it instead: the coming parts of days in which we ring and it is safe. */
                        otherTimes: {
                            /**
                             * Format: date-time
                             * @description By when it would come. A moment in UTC, as `2026-11-23T10:00:00.000Z`.
                             */
                            dueBy: string;
                            /** @description Before when it would not come. */
                            notBefore: string;
                        }[];
                        /**
                         * Format: date-time
                         * @description When it was asked for last. A moment in UTC, as `2026-11-23T10:00:00.000Z`.
                         */
                        requestedAt: string;
                        /** @description When it is safe to ring this person, as they say it now; none for at any time. */
                        safeTimes: ("mon morning" | "mon afternoon" | "mon evening" | "tue morning" | "tue afternoon" | "tue evening" | "wed morning" | "wed afternoon" | "wed evening" | "thu morning" | "thu afternoon" | "thu evening" | "fri morning" | "fri afternoon" | "fri evening")[];
                        /** @description The id of a step of the questionnaire, from `GET /journeys/mine/pages`; the one that is open is in `GET /journeys/mine/status`. */
                        stepId: string;
                        /** @description How often we rang for it and nobody answered; it is rung again at its time. */
                        triesInVain: number;
                    }[];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteCallbacksMineCallbackId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a call that the person asked for, from `GET /callbacks/mine`.
                 * @example 2
                 */
                callbackId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    putCallbacksMineCallbackIdNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a call that the person asked for, from `GET /callbacks/mine`.
                 * @example 2
                 */
                callbackId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contactNumber": "0113 496 0001"
                 *     }
                 */
                "application/json": {
                    /** @description A UK phone number: spaces are allowed, and +44 or 0 to begin with, as in `07700 900123`. */
                    contactNumber: string;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `INVALID_PHONE_NUMBER`: a call-back number that is not a working UK number; `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    putCallbacksMineCallbackIdTime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a call that the person asked for, from `GET /callbacks/mine`.
                 * @example 2
                 */
                callbackId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "2026-11-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The `notBefore` of one of its `otherTimes`. */
                    from: string;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getCallbacksMineMade: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "stepId": "formal-plan-help",
                     *         "outcome": "not-wanted",
                     *         "doneAt": "2026-11-23T10:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description When it was made, or taken back. A moment in UTC, as `2026-11-23T10:00:00.000Z`.
                         */
                        doneAt: string;
                        /**
                         * @description What came of it.
                         *
                         *     - `spoke`: We spoke.
                         *     - `not-wanted`: The person does not want it any more.
                         *     - `wrong-number`: The number was wrong.
                         *     - `not-reached`: Nobody answered, three times.
                         *     - `closed`: The session was closed by one of us.
                         * @enum {string}
                         */
                        outcome: "spoke" | "not-wanted" | "wrong-number" | "not-reached" | "closed";
                        /** @description The id of a step of the questionnaire, from `GET /journeys/mine/pages`; the one that is open is in `GET /journeys/mine/status`. */
                        stepId: string;
                    }[];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postCallbacksQualifierAdvice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stepId": "advice",
                 *       "callbackRequired": true,
                 *       "contactName": "Danielle",
                 *       "contactNumber": "07911 123456"
                 *     }
                 */
                "application/json": components["schemas"]["CallbackAskedInput"];
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `INVALID_PHONE_NUMBER`: a call-back number that is not a working UK number; `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postCallbacksRecommendationAdvice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stepId": "full-advice",
                 *       "callbackRequired": true,
                 *       "contactName": "Danielle",
                 *       "contactNumber": "07911 123456"
                 *     }
                 */
                "application/json": components["schemas"]["CallbackAskedInput"];
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `INVALID_PHONE_NUMBER`: a call-back number that is not a working UK number; `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postCallbacksSoftdropout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stepId": "talk-first",
                 *       "callbackRequired": true,
                 *       "contactName": "Danielle",
                 *       "contactNumber": "07911 123456"
                 *     }
                 */
                "application/json": components["schemas"]["CallbackAskedInput"];
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `INVALID_PHONE_NUMBER`: a call-back number that is not a working UK number; `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getChatMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isOn": true,
                     *       "isOpen": true,
                     *       "opens": null,
                     *       "isSomebodyHere": false,
                     *       "isSoon": false,
                     *       "goalMinutes": 3,
                     *       "conversation": {
                     *         "id": "00000000-0000-4000-8000-000000000001",
                     *         "state": "waiting",
                     *         "adviser": null,
                     *         "isAdviserHere": false,
                     *         "begunAt": "2026-11-23T10:00:00.000Z",
                     *         "endedAt": null,
                     *         "silentHours": null,
                     *         "lastSequence": 1,
                     *         "readUpTo": 1,
                     *         "readByAdviserUpTo": 0,
                     *         "readBy": null,
                     *         "isAdviserTyping": false,
                     *         "ahead": 0,
                     *         "textTo": null,
                     *         "offersHelp": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ChatState"];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postChatMineEnd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isOn": true,
                     *       "isOpen": true,
                     *       "opens": null,
                     *       "isSomebodyHere": false,
                     *       "isSoon": false,
                     *       "goalMinutes": 3,
                     *       "conversation": {
                     *         "id": "00000000-0000-4000-8000-000000000001",
                     *         "state": "ended",
                     *         "adviser": null,
                     *         "isAdviserHere": false,
                     *         "begunAt": "2026-11-23T10:00:00.000Z",
                     *         "endedAt": "2026-11-23T10:00:00.000Z",
                     *         "silentHours": null,
                     *         "lastSequence": 1,
                     *         "readUpTo": 1,
                     *         "readByAdviserUpTo": 0,
                     *         "readBy": null,
                     *         "isAdviserTyping": false,
                     *         "ahead": null,
                     *         "textTo": null,
                     *         "offersHelp": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ChatState"];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getChatMineEvents: {
        parameters: {
            query: {
                /**
                 * @description The last place that the caller has; 0 for none.
                 * @example 0
                 */
                after: string;
                /**
                 * @description For how many seconds at most; with 0 it gives what there is and ends. Left out, as long as the credential.
                 * @example 0
                 */
                lasts?: string;
                /** @description The conversation that `after` is of. Where that is not the latest one any more, all of the latest comes. */
                of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of server-sent events. Each `event` is named like the `type` of the JSON in its `data`, which is one of these; the `id` of a message is its place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["ChatEvent"];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getChatMineMessages: {
        parameters: {
            query: {
                /**
                 * @description The last place that the caller has; 0 for none.
                 * @example 0
                 */
                after: string;
                /** @description The conversation that `after` is of. Where that is not the latest one any more, all of the latest comes. */
                of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": {
                     *         "isOn": true,
                     *         "isOpen": true,
                     *         "opens": null,
                     *         "isSomebodyHere": false,
                     *         "isSoon": false,
                     *         "goalMinutes": 3,
                     *         "conversation": {
                     *           "id": "00000000-0000-4000-8000-000000000001",
                     *           "state": "waiting",
                     *           "adviser": null,
                     *           "isAdviserHere": false,
                     *           "begunAt": "2026-11-23T10:00:00.000Z",
                     *           "endedAt": null,
                     *           "silentHours": null,
                     *           "lastSequence": 1,
                     *           "readUpTo": 1,
                     *           "readByAdviserUpTo": 0,
                     *           "readBy": null,
                     *           "isAdviserTyping": false,
                     *           "ahead": 0,
                     *           "textTo": null,
                     *           "offersHelp": false
                     *         }
                     *       },
                     *       "messages": [
                     *         {
                     *           "sequence": 1,
                     *           "clientId": "00000000-0000-4000-8000-000000000002",
                     *           "from": "person",
                     *           "name": null,
                     *           "text": "I’ve had a letter about my loan. What does “claim form” mean?",
                     *           "at": "2026-11-23T10:00:00.000Z",
                     *           "offersHelp": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        messages: components["schemas"]["ChatMessage"][];
                        state: components["schemas"]["ChatState"];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postChatMineMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "clientId": "00000000-0000-4000-8000-000000000001",
                 *       "text": "I’ve had a letter about my loan. What does “claim form” mean?"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made up by the client, another for each message.
                     */
                    clientId: string;
                    /**
                     * Format: uuid
                     * @description The conversation that was open before the person when they wrote this. Where that is their latest one and has ended meanwhile, they have not seen its end: it goes on, and waits for us again. Left out once they know that it has ended.
                     */
                    of?: string;
                    /** @description Plain text of 1 to 4,000 characters, without the spaces around it. Files are not taken. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "conversationId": "00000000-0000-4000-8000-000000000002",
                     *       "message": {
                     *         "sequence": 1,
                     *         "clientId": "00000000-0000-4000-8000-000000000001",
                     *         "from": "person",
                     *         "name": null,
                     *         "text": "I’ve had a letter about my loan. What does “claim form” mean?",
                     *         "at": "2026-11-23T10:00:00.000Z",
                     *         "offersHelp": false
                     *       },
                     *       "offersHelp": false
                     *     }
                     */
                    "application/json": {
                        /** @description The conversation that it is in. */
                        conversationId: string;
                        message: components["schemas"]["ChatMessage"];
                        /** @description As in the conversation. */
                        offersHelp: boolean;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postChatMineRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "upTo": 1
                 *     }
                 */
                "application/json": {
                    /** @description The place of the message. */
                    upTo: number;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getChatMineText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "phoneNumber": "07911123456",
                     *       "says": "It's your turn. Go on where you were: http://localhost:3000/chat\nYou asked for this one message. Please do not reply to it."
                     *     }
                     */
                    "application/json": {
                        /** @description The mobile number that we know of the person; null where we know none, or another kind of number. */
                        phoneNumber: string | null;
                        /** @description The whole message. */
                        says: string;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    putChatMineText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "of": "00000000-0000-4000-8000-000000000001",
                 *       "phoneNumber": "07700 900123"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The conversation that is open before the person: one of theirs.
                     */
                    of: string;
                    /** @description A UK mobile number. */
                    phoneNumber: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isOn": true,
                     *       "isOpen": true,
                     *       "opens": null,
                     *       "isSomebodyHere": false,
                     *       "isSoon": false,
                     *       "goalMinutes": 3,
                     *       "conversation": {
                     *         "id": "00000000-0000-4000-8000-000000000001",
                     *         "state": "waiting",
                     *         "adviser": null,
                     *         "isAdviserHere": false,
                     *         "begunAt": "2026-11-23T10:00:00.000Z",
                     *         "endedAt": null,
                     *         "silentHours": null,
                     *         "lastSequence": 1,
                     *         "readUpTo": 1,
                     *         "readByAdviserUpTo": 0,
                     *         "readBy": null,
                     *         "isAdviserTyping": false,
                     *         "ahead": 0,
                     *         "textTo": "123",
                     *         "offersHelp": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ChatState"];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteChatMineText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isOn": true,
                     *       "isOpen": true,
                     *       "opens": null,
                     *       "isSomebodyHere": false,
                     *       "isSoon": false,
                     *       "goalMinutes": 3,
                     *       "conversation": {
                     *         "id": "00000000-0000-4000-8000-000000000001",
                     *         "state": "waiting",
                     *         "adviser": null,
                     *         "isAdviserHere": false,
                     *         "begunAt": "2026-11-23T10:00:00.000Z",
                     *         "endedAt": null,
                     *         "silentHours": null,
                     *         "lastSequence": 1,
                     *         "readUpTo": 1,
                     *         "readByAdviserUpTo": 0,
                     *         "readBy": null,
                     *         "isAdviserTyping": false,
                     *         "ahead": 0,
                     *         "textTo": null,
                     *         "offersHelp": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ChatState"];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postChatMineTranscript: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sentTo": "p•••@towpath.example"
                     *     }
                     */
                    "application/json": {
                        /** @description The email, most of it hidden. */
                        sentTo: string;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postChatMineTyping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getChatWorryingWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "crisisPhrases": [
                     *         "suicide"
                     *       ],
                     *       "harmlessPhrases": [
                     *         "do not want to be here all day"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WorryingWords"];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getConsentsMine: {
        parameters: {
            query: {
                /**
                 * @description The way it allows: 1 email or WhatsApp, 2 text message.
                 * @example 1
                 */
                consentChannelTypeId: string;
                /**
                 * @description What the yes or no is about: 1 sharing the budget with the Money Advice body, 3 news.
                 * @example 1
                 */
                consentTypeId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "consentTypeId": 1,
                     *       "consentChannelTypeId": 1,
                     *       "hasConsented": false
                     *     }
                     */
                    "application/json": {
                        /** @description The way it allows: 1 email or WhatsApp, 2 text message. */
                        consentChannelTypeId: number;
                        /** @description What the yes or no is about: 1 sharing the budget with the Money Advice body, 3 news. */
                        consentTypeId: number;
                        hasConsented: boolean | null;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postConsentsMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "consentTypeId": 3,
                 *       "consentChannelTypeId": 1,
                 *       "hasConsented": false
                 *     }
                 */
                "application/json": {
                    /** @description The way it allows: 1 email or WhatsApp, 2 text message. */
                    consentChannelTypeId: number;
                    /** @description What the yes or no is about: 1 sharing the budget with the Money Advice body, 3 news. */
                    consentTypeId: number;
                    hasConsented: boolean;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getContentFooter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "brand_logo": "",
                     *       "brand_logo_alt_text": "Towpath",
                     *       "review_logo": "star-fill",
                     *       "review_logo_alt_text": "Rated 4.8 out of 5 by 9,412 people",
                     *       "disability_confident_logo": "users-three",
                     *       "disability_confident_logo_alt_text": "Disability Confident employer",
                     *       "social_menu": {
                     *         "menu_items": [
                     *           {
                     *             "label": "Facebook",
                     *             "link_icon": "facebook-logo",
                     *             "url": "https://facebook.example/towpath"
                     *           },
                     *           {
                     *             "label": "Instagram",
                     *             "link_icon": "instagram-logo",
                     *             "url": "https://instagram.example/towpath"
                     *           },
                     *           {
                     *             "label": "YouTube",
                     *             "link_icon": "youtube-logo",
                     *             "url": "https://youtube.example/towpath"
                     *           }
                     *         ]
                     *       },
                     *       "menu": {
                     *         "menu_items": [
                     *           {
                     *             "label": "About us",
                     *             "url": "/about"
                     *           },
                     *           {
                     *             "label": "What our help costs",
                     *             "url": "/costs"
                     *           },
                     *           {
                     *             "label": "Complaints",
                     *             "url": "/complaints"
                     *           }
                     *         ],
                     *         "chevron_icon": "caret-right"
                     *       },
                     *       "wysiwyg_content": "<p>We give advice about debt. We do not lend money, and we do not advise on pensions or mortgages. You can get free, impartial help with money and debt from <a href=\"https://www.moneyhelper.org.uk\" rel=\"noopener noreferrer\">MoneyHelper</a>, the free service set up by government.</p><p>Towpath is a t…",
                     *       "step_footers": {
                     *         "1": "<p><strong>Your details stay with us.</strong> We don’t tell anyone you owe. Read our <a href=\"/privacy\">privacy notice</a>.</p>",
                     *         "2": "<p><strong>Would you rather talk?</strong> You can <a href=\"/contact\">talk to a person</a> at any point.</p>",
                     *         "3": "<p><strong>Finding it hard to cope?</strong> Call Samaritans free on <a href=\"tel:116123\">116 123</a>, day or night. See our <a href=\"/help/coping\">guide for hard days</a>.</p>",
                     *         "4": "<p><strong>A guess is good enough.</strong> You can change every number later. Nothing here is final.</p>"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description The address of the picture. */
                        brand_logo: string;
                        /** @description The words for who cannot see the picture. */
                        brand_logo_alt_text: string;
                        /** @description The address of the picture. */
                        disability_confident_logo: string;
                        /** @description The words for who cannot see the picture. */
                        disability_confident_logo_alt_text: string;
                        menu: {
                            /** @description The address of the picture. */
                            chevron_icon: string;
                            menu_items: {
                                /** @description Words to show, as they are. */
                                label: string;
                                /** @description An address on the web. */
                                url: string;
                            }[];
                        };
                        /** @description The address of the picture. */
                        review_logo: string;
                        /** @description The words for who cannot see the picture. */
                        review_logo_alt_text: string;
                        social_menu: {
                            menu_items: {
                                /** @description Words to show, as they are. */
                                label: string;
                                /** @description The address of the picture. */
                                link_icon: string;
                                /** @description An address on the web. */
                                url: string;
                            }[];
                        };
                        /** @description Step footers 1 to 4 replace the rich text on a step that names one; sanitised likewise. */
                        step_footers: {
                            [key: string]: string;
                        };
                        /** @description HTML, cleaned by the server. */
                        wysiwyg_content: string;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getContentSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "help": [
                     *         {
                     *           "id": "moneyhelper",
                     *           "name": "MoneyHelper",
                     *           "text": "Free help with money and debt, set up by government. It can find free debt advice near you.",
                     *           "url": "https://www.moneyhelper.org.uk",
                     *           "phone": "0800 011 3797"
                     *         }
                     *       ],
                     *       "callHours": "Monday to Friday 8am to 8pm, and Saturday 9am to 2pm",
                     *       "callTimes": {
                     *         "hours": [
                     *           {
                     *             "days": [
                     *               "Monday",
                     *               "Tuesday",
                     *               "Wednesday"
                     *             ],
                     *             "from": "08:00",
                     *             "to": "20:00"
                     *           },
                     *           {
                     *             "days": [
                     *               "Saturday"
                     *             ],
                     *             "from": "09:00",
                     *             "to": "14:00"
                     *           }
                     *         ],
                     *         "closedOn": [
                     *           "2026-12-25",
                     *           "2026-12-28",
                     *           "2027-01-01"
                     *         ]
                     *       },
                     *       "callFromNumber": "0113 496 0111",
                     *       "bookingUrl": "/book",
                     *       "externalChat": null,
                     *       "termsUrl": "/terms",
                     *       "privacyUrl": "/privacy"
                     *     }
                     */
                    "application/json": {
                        bookingUrl: string | null;
                        /** @description The number we ring from. */
                        callFromNumber: string;
                        /** @description When we can be rung, in words. */
                        callHours: string;
                        /** @description The same for a clock: by weekday, and the days on which nobody answers. */
                        callTimes: {
                            closedOn: string[];
                            hours: {
                                days: string[];
                                /** @description Where it begins. */
                                from: string;
                                /** @description Where it ends. */
                                to: string;
                            }[];
                        };
                        /** @description The chat of another firm that is used here, and what its script is started with; null for our own. */
                        externalChat: {
                            /** @description Which stream of that firm’s chats it starts. */
                            commboxStreamID: string;
                            /** @description Which stream it tells of visits. */
                            commboxTrackerStreamID: string;
                            /** @description The address of the script. */
                            script: string;
                        } | null;
                        help: components["schemas"]["Help"][];
                        /** @description Where it is said what we keep. */
                        privacyUrl: string;
                        /** @description Where the terms are. */
                        termsUrl: string;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postCustomersCreateJourney: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "marketingContext": {
                 *         "appId": "mw_steps"
                 *       }
                 *     }
                 */
                "application/json": {
                    marketingContext?: {
                        /** @description Which look or partner the visit began with. */
                        appId?: string;
                        /** @description Which brand the visit began with. */
                        brandId?: string;
                        /** @description The number of an advertisement that was pressed. */
                        gclId?: string;
                        /** @description The number of a partner’s link. */
                        plid?: string;
                        /** @description What else the address began with. */
                        query?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "journeyId": "00000000-0000-4000-8000-000000000001",
                     *       "templateId": "qualifier-steps-1200004001"
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description The id of the person’s walk through a questionnaire.
                         */
                        journeyId: string;
                        /** @description How the pages look. */
                        templateId: string;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postCustomersCreateNextJourney: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    marketingContext?: {
                        /** @description Which look or partner the visit began with. */
                        appId?: string;
                        /** @description Which brand the visit began with. */
                        brandId?: string;
                        /** @description The number of an advertisement that was pressed. */
                        gclId?: string;
                        /** @description The number of a partner’s link. */
                        plid?: string;
                        /** @description What else the address began with. */
                        query?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "journeyId": "00000000-0000-4000-8000-000000000001",
                     *       "templateId": "full-review-8"
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description The id of the person’s walk through a questionnaire.
                         */
                        journeyId: string;
                        /** @description How the pages look. */
                        templateId: string;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getCustomersDetailsMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userId": "00000000-0000-4000-8000-000000000001",
                     *       "title": null,
                     *       "forename": "Danielle",
                     *       "middlename": null,
                     *       "surname": "Hughes",
                     *       "email": "person-00000000-0000-4000-8000-000000000001@towpath.example",
                     *       "contactNumber": "07911123456",
                     *       "dateOfBirth": "1985-03-27",
                     *       "isRegistered": true,
                     *       "hasPassword": false,
                     *       "mayChoosePassword": true,
                     *       "welcomeMessageId": 1
                     *     }
                     */
                    "application/json": {
                        contactNumber: string | null;
                        /** @description Year-month-day, as the first questions ask for it. not asked for twice. */
                        dateOfBirth: string | null;
                        email: string | null;
                        forename: string | null;
                        hasPassword: boolean;
                        isRegistered: boolean;
                        /** @description Whether the first password can be chosen here and now; later it takes a link by mail. */
                        mayChoosePassword: boolean;
                        middlename: string | null;
                        surname: string | null;
                        title: string | null;
                        /**
                         * Format: uuid
                         * @description The id of the person, the same before and after they register.
                         */
                        userId: string;
                        /** @description Which welcome to show: 1 the usual one, 2 after a search for car finance, 3 after one for a loan. */
                        welcomeMessageId: number;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getDashboardMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pressing": {
                     *         "nation": "england",
                     *         "lacksBasics": null,
                     *         "costMissing": null,
                     *         "urgent": []
                     *       },
                     *       "plan": {
                     *         "id": "00000000-0000-4000-8000-000000000001",
                     *         "recordId": "00000000-0000-4000-8000-000000000002",
                     *         "product": {
                     *           "shortName": "DMP",
                     *           "name": "Debt Management Plan"
                     *         },
                     *         "state": "sent",
                     *         "adviserConfirmation": "not needed",
                     *         "doubt": null,
                     *         "talk": null,
                     *         "chosenOn": "2026-11-23",
                     *         "steps": [
                     *           {
                     *             "what": "You chose it",
                     *             "who": "You",
                     *             "says": "Nothing is sent to anyone yet.",
                     *             "isDone": true,
                     *             "on": "2026-11-23",
                     *             "at": null,
                     *             "until": null,
                     *             "is": "by"
                     *           },
                     *           {
                     *             "what": "Your offers are worked out",
                     *             "who": "You both",
                     *             "says": "What is left each month, shared out fairly.",
                     *             "isDone": true,
                     *             "on": "2026-11-23",
                     *             "at": null,
                     *             "until": null,
                     *             "is": "by"
                     *           },
                     *           {
                     *             "what": "Your offers go",
                     *             "who": "You both",
                     *             "says": "One to each of the people you owe, with your budget.",
                     *             "isDone": true,
                     *             "on": "2026-11-23",
                     *             "at": null,
                     *             "until": null,
                     *             "is": "by"
                     *           }
                     *         ],
                     *         "stands": {
                     *           "stands": "Your offers went",
                     *           "you": "You wait for answers. You can begin to pay what you offered: it counts, whoever has answered."
                     *         },
                     *         "mayNote": [
                     *           "ended"
                     *         ],
                     *         "changes": [
                     *           {
                     *             "state": "chosen",
                     *             "says": null,
                     *             "on": "2026-11-23",
                     *             "by": "person",
                     *             "notedBy": null
                     *           },
                     *           {
                     *             "state": "being prepared",
                     *             "says": "Your offers are being worked out",
                     *             "on": "2026-11-23",
                     *             "by": "person",
                     *             "notedBy": null
                     *           },
                     *           {
                     *             "state": "sent",
                     *             "says": "Your offers went",
                     *             "on": "2026-11-23",
                     *             "by": "person",
                     *             "notedBy": null
                     *           }
                     *         ],
                     *         "mayLeave": false,
                     *         "stillFits": true
                     *       },
                     *       "leads": "nothing",
                     *       "oneThing": null,
                     *       "dates": [
                     *         {
                     *           "stake": "plan",
                     *           "day": "2026-12-01",
                     *           "isLate": false,
                     *           "danger": "rest",
                     *           "tag": "Keeps your plan going",
                     *           "title": "Kestrel Cards, £240",
                     *           "text": "You pay straight to them.",
                     *           "leadsTo": "plan",
                     *           "isOneThing": false
                     *         }
                     *       ],
                     *       "waits": [],
                     *       "standing": "Your offers went.",
                     *       "goingDown": {
                     *         "years": [
                     *           {
                     *             "year": 2026,
                     *             "pays": 24000,
                     *             "left": 876000,
                     *             "isOver": false
                     *           },
                     *           {
                     *             "year": 2027,
                     *             "pays": 288000,
                     *             "left": 588000,
                     *             "isOver": false
                     *           },
                     *           {
                     *             "year": 2028,
                     *             "pays": 288000,
                     *             "left": 300000,
                     *             "isOver": false
                     *           }
                     *         ],
                     *         "sums": {
                     *           "started": 900000,
                     *           "corrected": 0,
                     *           "paid": 0,
                     *           "owed": 900000
                     *         },
                     *         "endsOn": "2030-01-01",
                     *         "today": "2026-11-23"
                     *       },
                     *       "done": [
                     *         {
                     *           "what": "You chose it",
                     *           "on": "2026-11-23"
                     *         },
                     *         {
                     *           "what": "You wrote to Kestrel Cards",
                     *           "on": "2026-11-23"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description The gravest first; inside one level by day. */
                        dates: components["schemas"]["DateToKeep"][];
                        /** @description What was done lately, the newest first. */
                        done: {
                            /**
                             * Format: date
                             * @description 'YYYY-MM-DD', in London. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                             */
                            on: string;
                            /** @description What it is, in words. */
                            what: string;
                        }[];
                        /** @description How a plan that is repaid goes down year by year; null where there is none, or its end cannot be named. */
                        goingDown: {
                            /** @description The day of the last payment, 'YYYY-MM-DD'; null where none can be named. */
                            endsOn: string | null;
                            /** @description Of all debts: `paid` and `owed` are `started` and `corrected`. */
                            sums: {
                                /** @description Whole pence: 1250 is £12.50. */
                                corrected: number;
                                /** @description Whole pence: 1250 is £12.50. */
                                owed: number;
                                /** @description Whole pence: 1250 is £12.50. */
                                paid: number;
                                /** @description Whole pence: 1250 is £12.50. */
                                started: number;
                            };
                            /** @description 'YYYY-MM-DD', in London. */
                            today: string;
                            /** @description What was, of years that are over, and what the plan comes to. Empty where its end cannot be named. */
                            years: {
                                isOver: boolean;
                                /** @description Whole pence: 1250 is £12.50. What is owed at its end. */
                                left: number;
                                /** @description Whole pence: 1250 is £12.50. What is paid in it. */
                                pays: number;
                                /** @description A year. */
                                year: number;
                            }[];
                        } | null;
                        /**
                         * @description What comes first today: the first of what cannot wait, the one thing to do, or nothing.
                         *
                         *     - `matter`: The first of what cannot wait.
                         *     - `thing`: The one thing to do.
                         *     - `nothing`: Nothing: there is nothing to do today.
                         * @enum {string}
                         */
                        leads: "matter" | "thing" | "nothing";
                        /** @description The one thing to do today; null where there is nothing to do. */
                        oneThing: {
                            /** @description The words of its button. */
                            action: string;
                            /** @description A heading to show. */
                            heading: string;
                            /**
                             * @description Where one goes on with it.
                             *
                             *     - `whom to ring`: Numbers to ring, on the same page.
                             *     - `plan`: The plan.
                             *     - `letters`: The letters.
                             *     - `application`: The form for what was chosen.
                             *     - `talk`: The talk that is booked.
                             *     - `chat`: The chat.
                             *     - `budget`: The budget.
                             * @enum {string}
                             */
                            leadsTo: "whom to ring" | "plan" | "letters" | "application" | "talk" | "chat" | "budget";
                            /** @description Words to show, as they are. */
                            text: string;
                        } | null;
                        /** @description What they chose, the same as `/plans/mine` gives. */
                        plan: components["schemas"]["Plan"] | null;
                        /** @description What cannot wait, the same as `/advice/mine/urgent` gives. */
                        pressing: {
                            /** @description What casts doubt on money that is left on paper, in words: once there is advice, the same as in it. */
                            costMissing: string | null;
                            /** @description What of food, heat and power the person lacks, as they say, in a sentence. */
                            lacksBasics: string | null;
                            nation: string | null;
                            urgent: components["schemas"]["UrgentMatter"][];
                        };
                        /** @description How the plan stands, in a sentence; null before it has begun. */
                        standing: string | null;
                        /** @description What others have to do. */
                        waits: {
                            /** @description By when it is expected; null where nobody has said. */
                            by: string | null;
                            /** @description The day is over. */
                            isLate: boolean;
                            /** @description What it is, in words. */
                            what: string;
                            /** @description Who does it. */
                            who: string;
                        }[];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getDebtsCreditTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Credit card",
                     *         "roles": [
                     *           "card"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CreditType"][];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getDebtsCreditTypesGuides: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kinds": [
                     *         {
                     *           "id": 1,
                     *           "group": "cards",
                     *           "isCommon": true,
                     *           "line": "Visa, Mastercard or similar",
                     *           "also": {
                     *             "visa": "A Visa card is most often a credit card",
                     *             "mastercard": "A Mastercard is most often a credit card",
                     *             "amex": "An Amex card can be a credit card"
                     *           }
                     *         }
                     *       ],
                     *       "told": [
                     *         {
                     *           "id": "creditors.credit-card",
                     *           "says": "Credit or store cards",
                     *           "creditTypeIds": [
                     *             1,
                     *             2
                     *           ]
                     *         },
                     *         {
                     *           "id": "creditors.overdraft",
                     *           "says": "A bank overdraft",
                     *           "creditTypeIds": [
                     *             5
                     *           ]
                     *         },
                     *         {
                     *           "id": "arrears.council-tax",
                     *           "says": "Council tax",
                     *           "creditTypeIds": [
                     *             24
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        kinds: {
                            /** @description Other words that people use for it, each with why it fits. */
                            also: {
                                [key: string]: string;
                            };
                            /**
                             * @description - `cards`: Cards and loans.
                             *     - `home`: The home.
                             *     - `bills`: Bills of the household.
                             *     - `council`: Council and government.
                             *     - `goods`: Vehicles and goods.
                             *     - `courts`: Fines and courts.
                             *     - `family`: Family and friends.
                             *     - `work`: Work and business.
                             *     - `other`: Everything else.
                             * @enum {string}
                             */
                            group: "cards" | "home" | "bills" | "council" | "goods" | "courts" | "family" | "work" | "other";
                            /** @description What names it in other calls. */
                            id: number;
                            /** @description One of the few that most people have. */
                            isCommon: boolean;
                            /** @description What it is, in a few words. */
                            line: string | null;
                        }[];
                        /** @description What the person said they owe before the list began, each with the kinds it may be. */
                        told: {
                            creditTypeIds: number[];
                            /** @description What names it in other calls. */
                            id: string;
                            /** @description Words to show, as they are. */
                            says: string;
                        }[];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getDebtsCreditors: {
        parameters: {
            query: {
                /**
                 * @description The limit, in words.
                 * @example 3
                 */
                limit?: string;
                /**
                 * @description What has been typed of a name so far.
                 * @example bar
                 */
                searchTerm: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "creditorId": 1001,
                     *         "creditorName": "Barclays"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @description A number of a creditor. */
                        creditorId: number;
                        /** @description The name of who is owed. */
                        creditorName: string;
                    }[];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getDebtsCreditorsIdCreditTypes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What names it in other calls.
                 * @example 1001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Credit card",
                     *         "roles": [
                     *           "card"
                     *         ]
                     *       },
                     *       {
                     *         "id": 4,
                     *         "name": "Personal loan",
                     *         "roles": [
                     *           "loan"
                     *         ]
                     *       },
                     *       {
                     *         "id": 5,
                     *         "name": "Overdraft",
                     *         "roles": [
                     *           "overdraft"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CreditType"][];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getDebtsMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "debts": [
                     *         {
                     *           "id": "00000000-0000-4000-8000-000000000001",
                     *           "initialCreditorName": "Kestrel Cards",
                     *           "creditTypeId": 1,
                     *           "currentBalance": 9000,
                     *           "regularPaymentAmount": 105,
                     *           "isJoint": false,
                     *           "creditTypeName": "Credit card",
                     *           "estimatedBalance": null,
                     *           "creditorReference": null,
                     *           "inReceiptOfBenefit": null,
                     *           "hasLegalAction": false,
                     *           "isSecured": false,
                     *           "hasAttachmentOfEarnings": false,
                     *           "hasGuarantor": null,
                     *           "canGuarantorBeLiable": null,
                     *           "isDeleted": false,
                     *           "creditTypeRoles": [
                     *             "card"
                     *           ],
                     *           "isPriority": false,
                     *           "isInArrears": true,
                     *           "isNothingPaid": null,
                     *           "arrears": 210,
                     *           "hasArrangement": false,
                     *           "agreedPayment": null,
                     *           "courtStage": null,
                     *           "isForBusiness": false,
                     *           "cameFromFraud": false,
                     *           "isDisputed": false,
                     *           "isVeryOld": false,
                     *           "isTakenByAgreement": null,
                     *           "source": "by hand"
                     *         }
                     *       ],
                     *       "totalDebtsValue": 18000,
                     *       "monthlyRepaymentsValue": 210,
                     *       "legalQuestionsCompleted": true,
                     *       "possibleDuplicates": [
                     *         {
                     *           "debtIds": [
                     *             "00000000-0000-4000-8000-000000000001",
                     *             "00000000-0000-4000-8000-000000000002"
                     *           ],
                     *           "reason": "same balance"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        debts: components["schemas"]["Debt"][];
                        /** @description Every debt has its legal flags, by the legal questions or by a credit report. */
                        legalQuestionsCompleted: boolean;
                        /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                        monthlyRepaymentsValue: number;
                        /** @description Pairs that may be one debt entered twice; pairs the person has said are two are left out. */
                        possibleDuplicates: {
                            debtIds: [
                                string,
                                string
                            ];
                            /**
                             * @description - `same reference`: Both have the same account number.
                             *     - `same balance`: Both have the same balance, and names that may be one.
                             * @enum {string}
                             */
                            reason: "same reference" | "same balance";
                        }[];
                        /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                        totalDebtsValue: number;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postDebtsMine: {
        parameters: {
            query: {
                /**
                 * @description The id of a step of the questionnaire, from `GET /journeys/mine/pages`; the one that is open is in `GET /journeys/mine/status`.
                 * @example debts
                 */
                stepId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "initialCreditorName": "Kestrel Cards",
                 *       "creditTypeId": 1,
                 *       "currentBalance": 9000,
                 *       "regularPaymentAmount": 105,
                 *       "isJoint": false,
                 *       "hasLegalAction": false,
                 *       "isSecured": false,
                 *       "hasAttachmentOfEarnings": false,
                 *       "isInArrears": true,
                 *       "arrears": 210,
                 *       "hasArrangement": false,
                 *       "isForBusiness": false,
                 *       "cameFromFraud": false,
                 *       "isDisputed": false,
                 *       "isVeryOld": false,
                 *       "isTakenByAgreement": null
                 *     }
                 */
                "application/json": components["schemas"]["DebtGivenInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "00000000-0000-4000-8000-000000000001",
                     *       "initialCreditorName": "Kestrel Cards",
                     *       "creditTypeId": 1,
                     *       "currentBalance": 9000,
                     *       "regularPaymentAmount": 105,
                     *       "isJoint": false,
                     *       "creditTypeName": "Credit card",
                     *       "estimatedBalance": null,
                     *       "creditorReference": null,
                     *       "inReceiptOfBenefit": null,
                     *       "hasLegalAction": false,
                     *       "isSecured": false,
                     *       "hasAttachmentOfEarnings": false,
                     *       "hasGuarantor": null,
                     *       "canGuarantorBeLiable": null,
                     *       "isDeleted": false,
                     *       "creditTypeRoles": [
                     *         "card"
                     *       ],
                     *       "isPriority": false,
                     *       "isInArrears": true,
                     *       "isNothingPaid": null,
                     *       "arrears": 210,
                     *       "hasArrangement": false,
                     *       "agreedPayment": null,
                     *       "courtStage": null,
                     *       "isForBusiness": false,
                     *       "cameFromFraud": false,
                     *       "isDisputed": false,
                     *       "isVeryOld": false,
                     *       "isTakenByAgreement": null,
                     *       "source": "by hand"
                     *     }
                     */
                    "application/json": components["schemas"]["Debt"];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    putDebtsMineDebtId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a debt, from `GET /debts/mine`.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                debtId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isDeleted": true
                 *     }
                 */
                "application/json": components["schemas"]["DebtGivenInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "00000000-0000-4000-8000-000000000001",
                     *       "initialCreditorName": "Kestrel Cards",
                     *       "creditTypeId": 1,
                     *       "currentBalance": 9000,
                     *       "regularPaymentAmount": 105,
                     *       "isJoint": false,
                     *       "creditTypeName": "Credit card",
                     *       "estimatedBalance": null,
                     *       "creditorReference": "49291111",
                     *       "inReceiptOfBenefit": null,
                     *       "hasLegalAction": false,
                     *       "isSecured": false,
                     *       "hasAttachmentOfEarnings": false,
                     *       "hasGuarantor": null,
                     *       "canGuarantorBeLiable": null,
                     *       "isDeleted": true,
                     *       "creditTypeRoles": [
                     *         "card"
                     *       ],
                     *       "isPriority": false,
                     *       "isInArrears": true,
                     *       "isNothingPaid": null,
                     *       "arrears": 210,
                     *       "hasArrangement": false,
                     *       "agreedPayment": null,
                     *       "courtStage": null,
                     *       "isForBusiness": false,
                     *       "cameFromFraud": false,
                     *       "isDisputed": false,
                     *       "isVeryOld": false,
                     *       "isTakenByAgreement": null,
                     *       "source": "by hand"
                     *     }
                     */
                    "application/json": components["schemas"]["Debt"];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postDebtsMineCreditSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customer": {
                 *         "title": "Ms",
                 *         "forename": "Danielle",
                 *         "surname": "Hughes",
                 *         "dateOfBirth": "1987-03-07",
                 *         "phoneNumber": "07700 900123"
                 *       },
                 *       "address": {
                 *         "buildingNumber": "12",
                 *         "street": "Lock Lane",
                 *         "town": "Leeds",
                 *         "postcode": "ls14aa"
                 *       }
                 *     }
                 */
                "application/json": {
                    address: {
                        buildingName?: string | null;
                        buildingNumber?: string | null;
                        district?: string | null;
                        flatNumber?: string | null;
                        isPreviousAddress?: boolean;
                        /** @description A UK postcode, in small or capital letters, with or without its space: `LS1 4AA`. */
                        postcode: string;
                        /** @description Street. */
                        street: string;
                        town?: string | null;
                    };
                    /** @description What the device fingerprint script gave; empty where there is none. */
                    blackBox?: string | null;
                    customer: {
                        /**
                         * Format: date
                         * @description Year-month-day, each with all its digits. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                         */
                        dateOfBirth: string;
                        /** @description First name. */
                        forename: string;
                        middleNames?: string | null;
                        /** @description A UK phone number: spaces are allowed, and +44 or 0 to begin with, as in `07700 900123`. */
                        phoneNumber: string;
                        /** @description Last name. */
                        surname: string;
                        /** @description A title; of a person `Mr`, `Mrs`, `Miss`, `Ms`, `Mx` or another. */
                        title: string;
                    };
                    /** @description As the browser looked it up; when left out, the address the call came from is used. */
                    ipAddress?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "debts": [
                     *         {
                     *           "id": "00000000-0000-4000-8000-000000000001",
                     *           "initialCreditorName": "Barclaycard",
                     *           "creditTypeId": 1,
                     *           "currentBalance": 3240.55,
                     *           "regularPaymentAmount": 81,
                     *           "isJoint": false,
                     *           "creditTypeName": "Credit card",
                     *           "estimatedBalance": null,
                     *           "creditorReference": "****7631",
                     *           "inReceiptOfBenefit": null,
                     *           "hasLegalAction": false,
                     *           "isSecured": false,
                     *           "hasAttachmentOfEarnings": false,
                     *           "hasGuarantor": false,
                     *           "canGuarantorBeLiable": null,
                     *           "isDeleted": false,
                     *           "creditTypeRoles": [
                     *             "card"
                     *           ],
                     *           "isPriority": false,
                     *           "isInArrears": false,
                     *           "isNothingPaid": null,
                     *           "arrears": null,
                     *           "hasArrangement": null,
                     *           "agreedPayment": null,
                     *           "courtStage": null,
                     *           "isForBusiness": null,
                     *           "cameFromFraud": null,
                     *           "isDisputed": null,
                     *           "isVeryOld": null,
                     *           "isTakenByAgreement": null,
                     *           "source": "credit report"
                     *         }
                     *       ],
                     *       "totalDebtsValue": 162284.4,
                     *       "monthlyRepaymentsValue": 1381.28,
                     *       "legalQuestionsCompleted": true,
                     *       "possibleDuplicates": [],
                     *       "imported": {
                     *         "added": [
                     *           "00000000-0000-4000-8000-000000000001",
                     *           "00000000-0000-4000-8000-000000000002",
                     *           "00000000-0000-4000-8000-000000000003"
                     *         ],
                     *         "updated": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        debts: components["schemas"]["Debt"][];
                        imported: {
                            /** @description Debts that are new in the list. */
                            added: string[];
                            /** @description Debts that an earlier search had found and that now have the report's figures. */
                            updated: string[];
                        };
                        /** @description Every debt has its legal flags, by the legal questions or by a credit report. */
                        legalQuestionsCompleted: boolean;
                        /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                        monthlyRepaymentsValue: number;
                        /** @description Pairs that may be one debt entered twice; pairs the person has said are two are left out. */
                        possibleDuplicates: {
                            debtIds: [
                                string,
                                string
                            ];
                            /**
                             * @description - `same reference`: Both have the same account number.
                             *     - `same balance`: Both have the same balance, and names that may be one.
                             * @enum {string}
                             */
                            reason: "same reference" | "same balance";
                        }[];
                        /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                        totalDebtsValue: number;
                    };
                };
            };
            /** @description `Invalid phone number`: the credit search does not take the phone number; `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postDebtsMineCreditSearchOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "otp": "123456"
                 *     }
                 */
                "application/json": {
                    /** @description The six digits of the text message. */
                    otp: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "debts": [
                     *         {
                     *           "id": "00000000-0000-4000-8000-000000000001",
                     *           "initialCreditorName": "Barclaycard",
                     *           "creditTypeId": 1,
                     *           "currentBalance": 3240.55,
                     *           "regularPaymentAmount": 81,
                     *           "isJoint": false,
                     *           "creditTypeName": "Credit card",
                     *           "estimatedBalance": null,
                     *           "creditorReference": "****2984",
                     *           "inReceiptOfBenefit": null,
                     *           "hasLegalAction": false,
                     *           "isSecured": false,
                     *           "hasAttachmentOfEarnings": false,
                     *           "hasGuarantor": false,
                     *           "canGuarantorBeLiable": null,
                     *           "isDeleted": false,
                     *           "creditTypeRoles": [
                     *             "card"
                     *           ],
                     *           "isPriority": false,
                     *           "isInArrears": false,
                     *           "isNothingPaid": null,
                     *           "arrears": null,
                     *           "hasArrangement": null,
                     *           "agreedPayment": null,
                     *           "courtStage": null,
                     *           "isForBusiness": null,
                     *           "cameFromFraud": null,
                     *           "isDisputed": null,
                     *           "isVeryOld": null,
                     *           "isTakenByAgreement": null,
                     *           "source": "credit report"
                     *         }
                     *       ],
                     *       "totalDebtsValue": 162284.4,
                     *       "monthlyRepaymentsValue": 1381.28,
                     *       "legalQuestionsCompleted": true,
                     *       "possibleDuplicates": [],
                     *       "imported": {
                     *         "added": [
                     *           "00000000-0000-4000-8000-000000000001",
                     *           "00000000-0000-4000-8000-000000000002",
                     *           "00000000-0000-4000-8000-000000000003"
                     *         ],
                     *         "updated": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        debts: components["schemas"]["Debt"][];
                        imported: {
                            /** @description Debts that are new in the list. */
                            added: string[];
                            /** @description Debts that an earlier search had found and that now have the report's figures. */
                            updated: string[];
                        };
                        /** @description Every debt has its legal flags, by the legal questions or by a credit report. */
                        legalQuestionsCompleted: boolean;
                        /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                        monthlyRepaymentsValue: number;
                        /** @description Pairs that may be one debt entered twice; pairs the person has said are two are left out. */
                        possibleDuplicates: {
                            debtIds: [
                                string,
                                string
                            ];
                            /**
                             * @description - `same reference`: Both have the same account number.
                             *     - `same balance`: Both have the same balance, and names that may be one.
                             * @enum {string}
                             */
                            reason: "same reference" | "same balance";
                        }[];
                        /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                        totalDebtsValue: number;
                    };
                };
            };
            /** @description `VERIFICATION_FAILED`: a one-time code that is not the right one; `CODE_ALREADY_TRIED`: a one-time code that was tried before; `Invalid phone number`: the credit search does not take the phone number; `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postDebtsMineCreditSearchOtpAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "again": 60
                     *     }
                     */
                    "application/json": {
                        /** @description Seconds until a code can be asked for again. */
                        again: number;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postDebtsMineCreditSearchPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phoneNumber": "07700 900123"
                 *     }
                 */
                "application/json": {
                    /** @description A UK phone number: spaces are allowed, and +44 or 0 to begin with, as in `07700 900123`. */
                    phoneNumber: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "sent",
                     *       "again": 60
                     *     }
                     */
                    "application/json": {
                        /** @description Seconds until a code can be asked for again; 0 where none is needed. */
                        again: number;
                        /**
                         * @description Whether a code went to the phone.
                         *
                         *     - `sent`: A code is on its way to the phone.
                         *     - `sent before`: The code of a moment ago still works; none was sent.
                         *     - `not needed`: The phone was confirmed in this journey already.
                         * @enum {string}
                         */
                        code: "sent" | "sent before" | "not needed";
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postDebtsMineCreditSearchPhoneOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "otp": "123456"
                 *     }
                 */
                "application/json": {
                    /** @description The six digits of the text message. */
                    otp: string;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VERIFICATION_FAILED`: a one-time code that is not the right one; `CODE_ALREADY_TRIED`: a one-time code that was tried before; `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postDebtsMineCreditSearchPhoneOtpAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "again": 60
                     *     }
                     */
                    "application/json": {
                        /** @description Seconds until a code can be asked for again. */
                        again: number;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postDebtsMineCreditSearchTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "termsVersion": "2026-11-22"
                 *     }
                 */
                "application/json": {
                    /** @description The version of the words that were shown. */
                    termsVersion: string;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postDebtsMineDifferentDebts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "debtIds": [
                 *         "00000000-0000-4000-8000-000000000001",
                 *         "00000000-0000-4000-8000-000000000002"
                 *       ]
                 *     }
                 */
                "application/json": {
                    debtIds: [
                        string,
                        string
                    ];
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getEntitlementsMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "missing": [],
                     *       "checked": 25,
                     *       "monthly": 3000,
                     *       "leftNow": 6000,
                     *       "groups": [
                     *         {
                     *           "kind": "bills",
                     *           "monthly": 3000,
                     *           "help": [
                     *             {
                     *               "id": "single-person-discount",
                     *               "name": "Single person discount",
                     *               "likelihood": "likely",
                     *               "monthly": 3000,
                     *               "why": "You are the only adult at home, and told us of £120 a month for council tax. Who lives alone pays 25% less. Look at your bill: it may be off already.",
                     *               "how": "Fill in the short form on your council’s site, or ring them.",
                     *               "byWhen": "This week. Many councils take it off from the day you moved in alone.",
                     *               "link": {
                     *                 "label": "Find your council",
                     *                 "url": "https://www.gov.uk/apply-for-council-tax-discount"
                     *               },
                     *               "isToConfirm": false,
                     *               "said": null,
                     *               "changedBill": null
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "kind": "worth checking",
                     *           "monthly": 0,
                     *           "help": [
                     *             {
                     *               "id": "universal-credit",
                     *               "name": "Universal Credit",
                     *               "likelihood": "worth checking",
                     *               "monthly": null,
                     *               "why": "People who work can get it too. What it pays depends on pay, rent and children, so we name no sum.",
                     *               "how": "Try a free calculator first. If you get older benefits, ask us before you claim: moving can lower what you get.",
                     *               "byWhen": "Soon. It starts from the day you claim.",
                     *               "link": {
                     *                 "label": "See Universal Credit",
                     *                 "url": "https://www.gov.uk/universal-credit"
                     *               },
                     *               "isToConfirm": false,
                     *               "said": null,
                     *               "changedBill": null
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "asksAboutVisa": true,
                     *       "effect": {
                     *         "lead": "One of us looks at your advice with you. We look at this money with you too.",
                     *         "rows": [
                     *           {
                     *             "what": "Left over each month",
                     *             "now": "£60.00",
                     *             "withAll": "£90.00"
                     *           }
                     *         ],
                     *         "good": [
                     *           "There’s more room for a bad month."
                     *         ],
                     *         "toThinkAbout": [
                     *           "It may change what fits you. Ask for it all the same: it’s yours.",
                     *           "Tell us when money starts, so your advice stays right.",
                     *           "We haven’t counted it yet. We count it when you get it."
                     *         ]
                     *       },
                     *       "already": [],
                     *       "notFitting": [
                     *         {
                     *           "id": "child-benefit",
                     *           "name": "Child Benefit",
                     *           "why": "You told us that no children live with you."
                     *         }
                     *       ],
                     *       "calculators": [
                     *         {
                     *           "name": "Turn2us benefits calculator",
                     *           "url": "https://benefits-calculator.turn2us.org.uk/",
                     *           "says": "Free. About 10 minutes."
                     *         },
                     *         {
                     *           "name": "entitledto",
                     *           "url": "https://www.entitledto.co.uk/benefits-calculator",
                     *           "says": "Free. Also for Scotland and Northern Ireland."
                     *         },
                     *         {
                     *           "name": "Policy in Practice benefits calculator",
                     *           "url": "https://www.betteroffcalculator.co.uk/",
                     *           "says": "Free. Shows what changes with more work."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FoundMoney"];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    putEntitlementsMineEntitlementId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the help, from `GET /entitlements/mine`.
                 * @example single-person-discount
                 */
                entitlementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "said": "done"
                 *     }
                 */
                "application/json": {
                    /** @description Null takes back what was said. */
                    said: ("done" | "gets" | "not for me") | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "missing": [],
                     *       "checked": 25,
                     *       "monthly": 3000,
                     *       "leftNow": 6000,
                     *       "groups": [
                     *         {
                     *           "kind": "bills",
                     *           "monthly": 3000,
                     *           "help": [
                     *             {
                     *               "id": "single-person-discount",
                     *               "name": "Single person discount",
                     *               "likelihood": "likely",
                     *               "monthly": 3000,
                     *               "why": "You are the only adult at home, and told us of £120 a month for council tax. Who lives alone pays 25% less. Look at your bill: it may be off already.",
                     *               "how": "Fill in the short form on your council’s site, or ring them.",
                     *               "byWhen": "This week. Many councils take it off from the day you moved in alone.",
                     *               "link": {
                     *                 "label": "Find your council",
                     *                 "url": "https://www.gov.uk/apply-for-council-tax-discount"
                     *               },
                     *               "isToConfirm": false,
                     *               "said": {
                     *                 "what": "done",
                     *                 "on": "2026-11-23"
                     *               },
                     *               "changedBill": null
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "kind": "worth checking",
                     *           "monthly": 0,
                     *           "help": [
                     *             {
                     *               "id": "universal-credit",
                     *               "name": "Universal Credit",
                     *               "likelihood": "worth checking",
                     *               "monthly": null,
                     *               "why": "People who work can get it too. What it pays depends on pay, rent and children, so we name no sum.",
                     *               "how": "Try a free calculator first. If you get older benefits, ask us before you claim: moving can lower what you get.",
                     *               "byWhen": "Soon. It starts from the day you claim.",
                     *               "link": {
                     *                 "label": "See Universal Credit",
                     *                 "url": "https://www.gov.uk/universal-credit"
                     *               },
                     *               "isToConfirm": false,
                     *               "said": null,
                     *               "changedBill": null
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "asksAboutVisa": true,
                     *       "effect": {
                     *         "lead": "One of us looks at your advice with you. We look at this money with you too.",
                     *         "rows": [
                     *           {
                     *             "what": "Left over each month",
                     *             "now": "£60.00",
                     *             "withAll": "£90.00"
                     *           }
                     *         ],
                     *         "good": [
                     *           "There’s more room for a bad month."
                     *         ],
                     *         "toThinkAbout": [
                     *           "It may change what fits you. Ask for it all the same: it’s yours.",
                     *           "Tell us when money starts, so your advice stays right.",
                     *           "We haven’t counted it yet. We count it when you get it."
                     *         ]
                     *       },
                     *       "already": [],
                     *       "notFitting": [
                     *         {
                     *           "id": "child-benefit",
                     *           "name": "Child Benefit",
                     *           "why": "You told us that no children live with you."
                     *         }
                     *       ],
                     *       "calculators": [
                     *         {
                     *           "name": "Turn2us benefits calculator",
                     *           "url": "https://benefits-calculator.turn2us.org.uk/",
                     *           "says": "Free. About 10 minutes."
                     *         },
                     *         {
                     *           "name": "entitledto",
                     *           "url": "https://www.entitledto.co.uk/benefits-calculator",
                     *           "says": "Free. Also for Scotland and Northern Ireland."
                     *         },
                     *         {
                     *           "name": "Policy in Practice benefits calculator",
                     *           "url": "https://www.betteroffcalculator.co.uk/",
                     *           "says": "Free. Shows what changes with more work."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FoundMoney"];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getGuestMineData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "erasure": {
                     *         "askedAt": "2026-11-23T10:00:30.000Z",
                     *         "eraseOn": "2026-11-25"
                     *       },
                     *       "keptBesides": [
                     *         {
                     *           "what": "A list of logins and changes",
                     *           "because": "It shows who did what, if that is ever in doubt. It knows you by a number, and has no names and no answers.",
                     *           "keptFor": "6 years"
                     *         },
                     *         {
                     *           "what": "The number of each person we erased, with nothing else",
                     *           "because": "If we ever have to bring back an old copy, we erase you from that too.",
                     *           "keptFor": "90 days"
                     *         },
                     *         {
                     *           "what": "Copies of everything, for when a machine breaks",
                     *           "because": "A fault may be found late. Nobody reads a copy, and it goes by itself.",
                     *           "keptFor": "35 days"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for and is not done yet; null for nothing. */
                        erasure: {
                            /**
                             * Format: date-time
                             * @description A moment in UTC, as `2026-11-23T10:00:00.000Z`.
                             */
                            askedAt: string;
                            /**
                             * Format: date
                             * @description A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                             */
                            eraseOn: string;
                        } | null;
                        /** @description What else is there for a time after an erasure; a server of an earlier release does not say. */
                        keptBesides?: {
                            /** @description Why, in words. */
                            because: string;
                            /** @description How long, in words. */
                            keptFor: string;
                            /** @description What it is, in words. */
                            what: string;
                        }[];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteGuestMineData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "askedAt": "2026-11-23T10:00:30.000Z",
                     *       "eraseOn": "2026-11-25"
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description A moment in UTC, as `2026-11-23T10:00:00.000Z`.
                         */
                        askedAt: string;
                        /**
                         * Format: date
                         * @description A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                         */
                        eraseOn: string;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postGuestMineDataCopy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 1,
                     *       "madeAt": "2026-11-23T10:00:30.000Z",
                     *       "person": "00000000-0000-4000-8000-000000000001",
                     *       "parts": [
                     *         {
                     *           "table": "customers",
                     *           "title": "You",
                     *           "rows": [
                     *             {
                     *               "id": "00000000-0000-4000-8000-000000000001",
                     *               "title_id": null,
                     *               "forename": null,
                     *               "middlename": null,
                     *               "surname": null,
                     *               "email": null,
                     *               "email_key": null,
                     *               "contact_number": null,
                     *               "registered_at": null,
                     *               "created_at": "2026-11-23T10:00:30.000Z",
                     *               "date_of_birth": null,
                     *               "password_set_at": null,
                     *               "last_seen_at": "2026-11-23T10:00:30.000Z"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "table": "people_list",
                     *           "title": "The line by which we find you",
                     *           "rows": [
                     *             {
                     *               "journey_id": null,
                     *               "status": "",
                     *               "nation": "",
                     *               "app_id": "",
                     *               "name_key": "",
                     *               "has_account": false,
                     *               "seen_at": "2026-11-23T10:00:30.000Z"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "table": "guest_credentials",
                     *           "title": "Your visits before you had an account",
                     *           "rows": [
                     *             {
                     *               "expires_at": "2026-12-23T10:00:30.000Z"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "leftOut": [
                     *         {
                     *           "table": "customers",
                     *           "column": "password_hash",
                     *           "because": "a hash that proves a token, code or password: nothing about the person"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description What is left out, and why. */
                        leftOut: {
                            /** @description Why, in words. */
                            because: string;
                            /** @description The name of a field of what is kept. */
                            column: string;
                            /** @description The name of a part of what is kept. */
                            table: string;
                        }[];
                        /**
                         * Format: date-time
                         * @description A moment in UTC, as `2026-11-23T10:00:00.000Z`.
                         */
                        madeAt: string;
                        parts: {
                            rows: {
                                [key: string]: unknown;
                            }[];
                            /** @description The name of a part of what is kept. */
                            table: string;
                            /** @description A title; of a person `Mr`, `Mrs`, `Miss`, `Ms`, `Mx` or another. */
                            title: string;
                        }[];
                        /** @description The number by which we know the person. */
                        person: string;
                        /**
                         * @description A number that grows with each change.
                         * @constant
                         */
                        version: 1;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postGuestMineDataCopyPdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description `attachment`, with the name of the file. */
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postGuestMineDataKeep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postGuestMineDataPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phoneNumber": "07700 900123"
                 *     }
                 */
                "application/json": {
                    /** @description A UK phone number: spaces are allowed, and +44 or 0 to begin with, as in `07700 900123`. */
                    phoneNumber: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "again": 60
                     *     }
                     */
                    "application/json": {
                        /** @description Seconds until another code can be asked for. */
                        again: number;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postGuestMineDataPhoneOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "otp": "123456"
                 *     }
                 */
                "application/json": {
                    /** @description The six digits of the text message. */
                    otp: string;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VERIFICATION_FAILED`: a one-time code that is not the right one; `CODE_ALREADY_TRIED`: a one-time code that was tried before; `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getHealthConditionsCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "title": "Mental health",
                     *         "descriptions": [
                     *           "Depression",
                     *           "Anxiety",
                     *           "Bipolar disorder"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": {
                        descriptions: string[];
                        /** @description What names it in other calls. */
                        id: number;
                        /** @description A title; of a person `Mr`, `Mrs`, `Miss`, `Ms`, `Mx` or another. */
                        title: string;
                    }[];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getHealthConditionsMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "consent": {
                     *         "hasConsented": null,
                     *         "textVersion": "2",
                     *         "purpose": "To make sure your budget allows for costs of your health, to see which solutions are open to you, and to show you help that fits.",
                     *         "text": "I agree that you keep what I tell you about my health. You use it only for my budget, for your advice, and to show me help that fits. Only people who advise me see it. I can say no, and I can change my mind at any time: then you remove it. Advice you gave me before stays on record, locked away."
                     *       },
                     *       "conditions": [],
                     *       "answers": {},
                     *       "signposts": []
                     *     }
                     */
                    "application/json": {
                        answers: {
                            /**
                             * @description - `yes`: Yes.
                             *     - `no`: No.
                             *     - `unsaid`: The person would rather not say.
                             * @enum {string}
                             */
                            hasContact?: "yes" | "no" | "unsaid";
                            /**
                             * @description - `yes`: Yes.
                             *     - `no`: No.
                             *     - `unsaid`: The person would rather not say.
                             * @enum {string}
                             */
                            isConfirmed?: "yes" | "no" | "unsaid";
                            /**
                             * @description - `yes`: Yes.
                             *     - `no`: No.
                             *     - `unsaid`: The person would rather not say.
                             * @enum {string}
                             */
                            isIllLongTerm?: "yes" | "no" | "unsaid";
                            /**
                             * @description - `yes`: Yes.
                             *     - `no`: No.
                             *     - `unsaid`: The person would rather not say.
                             * @enum {string}
                             */
                            isInTreatment?: "yes" | "no" | "unsaid";
                            /** @description A month, such as 2027-03. */
                            treatmentEndsOn?: string;
                        };
                        conditions: {
                            /** @description What it is, in words. */
                            description: string;
                            /** @description What names it in other calls. */
                            id: number;
                            /** @description A title; of a person `Mr`, `Mrs`, `Miss`, `Ms`, `Mx` or another. */
                            title: string;
                        }[];
                        consent: {
                            /** @description Null: not asked yet, or the words have changed since. */
                            hasConsented: boolean | null;
                            /** @description What it is for, in words. */
                            purpose: string;
                            /** @description Words to show, as they are. */
                            text: string;
                            /** @description The version of the words that are shown: send back the one that was read. */
                            textVersion: string;
                        };
                        signposts: {
                            helpIds: string[];
                            /**
                             * @description - `crisis`: Help at once, for who is in danger.
                             *     - `fast adviser`: An adviser soon.
                             *     - `priority services`: Services that energy and water firms have for it.
                             * @enum {string}
                             */
                            signpost: "crisis" | "fast adviser" | "priority services";
                            /** @description Words to show, as they are. */
                            text: string;
                        }[];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postHealthConditionsMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1795000000000,
                 *       "title": "Mental health",
                 *       "description": "Depression"
                 *     }
                 */
                "application/json": {
                    description: string | null;
                    /** @description A time in milliseconds since 1970; made here when it is left out. */
                    id?: number;
                    title: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "condition": {
                     *         "id": 1795000000000,
                     *         "title": "Mental health",
                     *         "description": "Depression"
                     *       },
                     *       "signposts": []
                     *     }
                     */
                    "application/json": {
                        condition: {
                            /** @description What it is, in words. */
                            description: string;
                            /** @description What names it in other calls. */
                            id: number;
                            /** @description A title; of a person `Mr`, `Mrs`, `Miss`, `Ms`, `Mx` or another. */
                            title: string;
                        };
                        signposts: {
                            helpIds: string[];
                            /**
                             * @description - `crisis`: Help at once, for who is in danger.
                             *     - `fast adviser`: An adviser soon.
                             *     - `priority services`: Services that energy and water firms have for it.
                             * @enum {string}
                             */
                            signpost: "crisis" | "fast adviser" | "priority services";
                            /** @description Words to show, as they are. */
                            text: string;
                        }[];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteHealthConditionsMineId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What names it in other calls.
                 * @example 1795000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    putHealthConditionsMineAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isInTreatment": "yes",
                 *       "isConfirmed": "yes",
                 *       "treatmentEndsOn": "2027-03"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description - `yes`: Yes.
                     *     - `no`: No.
                     *     - `unsaid`: The person would rather not say.
                     * @enum {string}
                     */
                    hasContact?: "yes" | "no" | "unsaid";
                    /**
                     * @description - `yes`: Yes.
                     *     - `no`: No.
                     *     - `unsaid`: The person would rather not say.
                     * @enum {string}
                     */
                    isConfirmed?: "yes" | "no" | "unsaid";
                    /**
                     * @description - `yes`: Yes.
                     *     - `no`: No.
                     *     - `unsaid`: The person would rather not say.
                     * @enum {string}
                     */
                    isIllLongTerm?: "yes" | "no" | "unsaid";
                    /**
                     * @description - `yes`: Yes.
                     *     - `no`: No.
                     *     - `unsaid`: The person would rather not say.
                     * @enum {string}
                     */
                    isInTreatment?: "yes" | "no" | "unsaid";
                    /** @description A month, such as 2027-03. */
                    treatmentEndsOn?: string;
                    /** @description The answers as they were read: one that is the same here stays as it was put right since. Left out, all are replaced. */
                    was?: {
                        /**
                         * @description - `yes`: Yes.
                         *     - `no`: No.
                         *     - `unsaid`: The person would rather not say.
                         * @enum {string}
                         */
                        hasContact?: "yes" | "no" | "unsaid";
                        /**
                         * @description - `yes`: Yes.
                         *     - `no`: No.
                         *     - `unsaid`: The person would rather not say.
                         * @enum {string}
                         */
                        isConfirmed?: "yes" | "no" | "unsaid";
                        /**
                         * @description - `yes`: Yes.
                         *     - `no`: No.
                         *     - `unsaid`: The person would rather not say.
                         * @enum {string}
                         */
                        isIllLongTerm?: "yes" | "no" | "unsaid";
                        /**
                         * @description - `yes`: Yes.
                         *     - `no`: No.
                         *     - `unsaid`: The person would rather not say.
                         * @enum {string}
                         */
                        isInTreatment?: "yes" | "no" | "unsaid";
                        /** @description A month, such as 2027-03. */
                        treatmentEndsOn?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postHealthConditionsMineConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "purpose": "conditions",
                 *       "hasConsented": true,
                 *       "textVersion": "2"
                 *     }
                 */
                "application/json": {
                    hasConsented: boolean;
                    /**
                     * @description - `conditions`: Health conditions and the answers beside them.
                     *     - `supportNeeds`: Support needs.
                     * @enum {string}
                     */
                    purpose: "conditions" | "supportNeeds";
                    /** @description The version of the text that the person saw; consent to a text that has since changed is refused. */
                    textVersion: string;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getHouseholdMine: {
        parameters: {
            query: {
                /**
                 * @description The id of a step of the questionnaire, from `GET /journeys/mine/pages`; the one that is open is in `GET /journeys/mine/status`.
                 * @example household
                 */
                stepId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "childrenUnderSixteen": 0,
                     *       "childrenBetweenSixteenEighteen": 0,
                     *       "childrenOverEighteen": 0,
                     *       "additionalAdults": 0,
                     *       "isSaved": true
                     *     }
                     */
                    "application/json": {
                        /** @description Other adults, from 0 to 20. */
                        additionalAdults: number;
                        /** @description Children of 16 or 17. */
                        childrenBetweenSixteenEighteen: number;
                        /** @description Dependants of 18 or more. */
                        childrenOverEighteen: number;
                        /** @description Children under 16. */
                        childrenUnderSixteen: number;
                        isSaved: boolean;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postHouseholdMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stepId": "household",
                 *       "dependentsUnder16": 0,
                 *       "dependentsUnder18": 0,
                 *       "dependentsOver18": 0,
                 *       "additionalAdults": 0
                 *     }
                 */
                "application/json": {
                    /** @description May be left out where the step hides it. */
                    additionalAdults?: number;
                    /** @description Dependants of 18 or more, from 0 to 20. */
                    dependentsOver18: number;
                    /** @description Children under 16, from 0 to 20. */
                    dependentsUnder16: number;
                    /** @description Children of 16 or 17, from 0 to 20. */
                    dependentsUnder18: number;
                    /** @description The id of a step of the questionnaire, from `GET /journeys/mine/pages`; the one that is open is in `GET /journeys/mine/status`. */
                    stepId: string;
                    /** @description The household as it was read, so that one that was put right since is not overwritten unseen; left out, the last one counts. */
                    was?: {
                        /** @description Other adults, from 0 to 20. */
                        additionalAdults: number;
                        /** @description Dependants of 18 or more, from 0 to 20. */
                        dependentsOver18: number;
                        /** @description Children under 16, from 0 to 20. */
                        dependentsUnder16: number;
                        /** @description Children of 16 or 17, from 0 to 20. */
                        dependentsUnder18: number;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reopenedCategoryIds": []
                     *     }
                     */
                    "application/json": {
                        /** @description Parts of the budget that were completed and now have to be looked at again. */
                        reopenedCategoryIds: number[];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getJourneysMineBrought: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "waiting": {
                     *         "journeyId": "00000000-0000-4000-8000-000000000001",
                     *         "ownLast": "2026-11-23T10:00:00.000Z",
                     *         "broughtLast": "2026-11-23T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        waiting: {
                            /** @description When those that were brought along were changed last. */
                            broughtLast: string;
                            /**
                             * Format: uuid
                             * @description The walk that was brought along, to be named with the choice.
                             */
                            journeyId: string;
                            /** @description When the account’s own answers were changed last. */
                            ownLast: string;
                        } | null;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postJourneysMineBrought: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "journeyId": "00000000-0000-4000-8000-000000000001",
                 *       "use": "own"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The id of the person’s walk through a questionnaire.
                     */
                    journeyId: string;
                    /**
                     * @description `own`: those that the account had; `brought`: those that were brought along.
                     *
                     *     - `own`: Those that the account had.
                     *     - `brought`: Those that were brought along.
                     * @enum {string}
                     */
                    use: "own" | "brought";
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getJourneysMinePages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "journeyId": "00000000-0000-4000-8000-000000000001",
                     *       "journey": "qualifier",
                     *       "version": 4,
                     *       "name": "Qualifier",
                     *       "purpose": "qualifier",
                     *       "pages": [
                     *         {
                     *           "id": "qualifier",
                     *           "templateId": "qualifier-4",
                     *           "headerName": "Qualifier",
                     *           "sections": [
                     *             {
                     *               "id": "your-home",
                     *               "name": "Your home",
                     *               "order": 1,
                     *               "gui": {
                     *                 "displayProgressBar": true,
                     *                 "includeInProgressBar": true
                     *               },
                     *               "steps": [
                     *                 {
                     *                   "id": "nation",
                     *                   "order": 1,
                     *                   "type": "Question",
                     *                   "name": "Where you live",
                     *                   "optionType": "Radio Button (Submit)",
                     *                   "headerText": "Where do you live?",
                     *                   "additionalText": "Debt rules differ across the UK, so we ask this first. None of this touches your credit file.",
                     *                   "tooltipText": "Some debt solutions exist in one nation only. Where you live tells us which ones to show you.",
                     *                   "answers": [
                     *                     {
                     *                       "id": "nation.england",
                     *                       "value": "England"
                     *                     },
                     *                     {
                     *                       "id": "nation.wales",
                     *                       "value": "Wales"
                     *                     },
                     *                     {
                     *                       "id": "nation.scotland",
                     *                       "value": "Scotland"
                     *                     }
                     *                   ],
                     *                   "stepConfig": {
                     *                     "helpIds": [
                     *                       "moneyhelper"
                     *                     ]
                     *                   },
                     *                   "stepFooterId": 2,
                     *                   "nextStep": [
                     *                     {
                     *                       "id": "housing"
                     *                     },
                     *                     {
                     *                       "id": "outside-uk",
                     *                       "condition": {
                     *                         "property": "AnswerId",
                     *                         "operator": "eq",
                     *                         "value": "nation.outside"
                     *                       }
                     *                     }
                     *                   ]
                     *                 }
                     *               ],
                     *               "phase": "home"
                     *             }
                     *           ],
                     *           "show": {
                     *             "title": "Qualifier",
                     *             "back": "none"
                     *           },
                     *           "oneContinue": true,
                     *           "tipBox": {
                     *             "style": "Plain",
                     *             "heading": "What comes next",
                     *             "tips": [
                     *               "16 short questions, then your first look.",
                     *               "This does not touch your credit file.",
                     *               "After that: your debts and budget, then advice."
                     *             ]
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description Which questionnaire: `qualifier` first, then `full-review`. */
                        journey: string;
                        /**
                         * Format: uuid
                         * @description The id of the person’s walk through a questionnaire.
                         */
                        journeyId: string;
                        /** @description Its name. */
                        name: string;
                        onePerPage?: boolean;
                        pages: components["schemas"]["JourneyPage"][];
                        /** @description What it is for, in words. */
                        purpose?: string;
                        /** @description A number that grows with each change. */
                        version: number;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getJourneysMineStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "00000000-0000-4000-8000-000000000001",
                     *       "isLocked": false,
                     *       "status": "In progress",
                     *       "statusBackgroundColor": "#e2eeeb",
                     *       "statusTextColor": "#0a3f41",
                     *       "sections": [
                     *         {
                     *           "id": "your-home",
                     *           "name": "Your home",
                     *           "status": "in-progress",
                     *           "pageId": "qualifier",
                     *           "kinds": [
                     *             "Question",
                     *             "Hard Dropout without Callback"
                     *           ],
                     *           "isPart": true,
                     *           "pageOfKind": {
                     *             "Question": "qualifier",
                     *             "Hard Dropout without Callback": "qualifier"
                     *           }
                     *         }
                     *       ],
                     *       "position": {
                     *         "pageId": "qualifier",
                     *         "stepId": "housing"
                     *       },
                     *       "isQualifier": true,
                     *       "facts": {},
                     *       "isEnded": false,
                     *       "isAdvised": false
                     *     }
                     */
                    "application/json": {
                        /** @description What a drop-out says at which the questions ended without the offer of a call, and who can help, by id. */
                        endedWithoutCall?: {
                            /** @description A heading to show. */
                            heading: string;
                            helpIds: string[];
                            /** @description Words to show, as they are. */
                            text?: string;
                        };
                        /** @description Known facts about the person that the questionnaire's conditions read: the next step may depend on them. */
                        facts?: {
                            [key: string]: string;
                        };
                        id: string | null;
                        /** @description The full review has been walked to its advice. */
                        isAdvised: boolean;
                        /** @description The questions ended at a drop-out: a person helps, and there is nothing to carry on with. */
                        isEnded?: boolean;
                        isLocked: boolean;
                        isQualifier: boolean;
                        /** @description Page and step that are open now, or the last one when all is done. */
                        position: {
                            /** @description The id of a page of the questionnaire, from `GET /journeys/mine/pages`. */
                            pageId: string;
                            /** @description The id of a step of the questionnaire, from `GET /journeys/mine/pages`; the one that is open is in `GET /journeys/mine/status`. */
                            stepId: string;
                        } | null;
                        sections: {
                            /** @description What names it in other calls. */
                            id: string;
                            /** @description One of the parts that the bar above the questions counts: the dashboard counts the same. */
                            isPart: boolean;
                            /** @description The kinds of step in it, each once: what the section is for, whatever its name. */
                            kinds: string[];
                            /** @description Its name. */
                            name: string;
                            /** @description The id of a page of the questionnaire, from `GET /journeys/mine/pages`. */
                            pageId: string;
                            /** @description The page of each of these kinds, as far as the person is led to it. */
                            pageOfKind?: {
                                [key: string]: string;
                            };
                            /** @description How it stands, in a word to show. */
                            status: string;
                        }[];
                        /** @description How it stands, in a word to show. */
                        status: string;
                        /** @description A colour, as `#` and six digits. */
                        statusBackgroundColor: string;
                        /** @description A colour, as `#` and six digits. */
                        statusTextColor: string;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getJourneysMineTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "theme": "towpath",
                     *       "progressBarStyleId": 2,
                     *       "ctaStyleId": 1,
                     *       "displayChatWidget": true
                     *     }
                     */
                    "application/json": {
                        /** @description A number of a look. */
                        ctaStyleId: number;
                        displayChatWidget: boolean;
                        /** @description A number of a look: 1 radial, 2 linear, 3 percentage. */
                        progressBarStyleId: number;
                        /** @description The name of a look. */
                        theme: string;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postJourneysPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "link": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJxdWFsaWZpZXIifQ.c2lnbmF0dXJl"
                 *     }
                 */
                "application/json": {
                    /** @description What stands after `link=` in the address that `npm run ops -- questions preview` prints. */
                    link: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "questions": {
                     *         "journey": "qualifier",
                     *         "version": 1,
                     *         "name": "Qualifier",
                     *         "purpose": "qualifier",
                     *         "pages": [
                     *           {
                     *             "id": "qualifier",
                     *             "templateId": "qualifier-1",
                     *             "headerName": "Qualifier",
                     *             "sections": [
                     *               {
                     *                 "id": "your-home",
                     *                 "name": "Your home",
                     *                 "order": 1,
                     *                 "gui": {
                     *                   "displayProgressBar": true,
                     *                   "includeInProgressBar": true
                     *                 },
                     *                 "steps": [
                     *                   {
                     *                     "id": "nation",
                     *                     "order": 1,
                     *                     "type": "Question",
                     *                     "name": "Where you live",
                     *                     "optionType": "Radio Button (Submit)",
                     *                     "headerText": "Where do you live?",
                     *                     "additionalText": "Debt rules differ across the UK. So we ask this first.",
                     *                     "tooltipText": "Some debt solutions exist in one nation only. Where you live tells us which ones to show you.",
                     *                     "answers": [
                     *                       {
                     *                         "id": "nation.england",
                     *                         "value": "England"
                     *                       },
                     *                       {
                     *                         "id": "nation.wales",
                     *                         "value": "Wales"
                     *                       },
                     *                       {
                     *                         "id": "nation.scotland",
                     *                         "value": "Scotland",
                     *                         "additionalText": "Our advice here covers England and Wales. Scotland has its own debt rules. You can get free advice there from MoneyHelper: 0800 011 3797 or moneyhelper.org.uk.",
                     *                         "additionalTextPosition": "below",
                     *                         "blocksContinue": true
                     *                       }
                     *                     ],
                     *                     "stepConfig": {
                     *                       "helpIds": [
                     *                         "moneyhelper"
                     *                       ]
                     *                     },
                     *                     "stepFooterId": 2,
                     *                     "nextStep": [
                     *                       {
                     *                         "id": "housing"
                     *                       },
                     *                       {
                     *                         "id": "outside-uk",
                     *                         "condition": {
                     *                           "property": "AnswerId",
                     *                           "operator": "eq",
                     *                           "value": "nation.outside"
                     *                         }
                     *                       }
                     *                     ]
                     *                   }
                     *                 ],
                     *                 "phase": "home"
                     *               }
                     *             ],
                     *             "show": {
                     *               "title": "Qualifier",
                     *               "back": "none"
                     *             },
                     *             "tipBox": {
                     *               "style": "Plain",
                     *               "heading": "Before you start",
                     *               "tips": [
                     *                 "Stop any time. You can carry on later.",
                     *                 "Your answers save as you go.",
                     *                 "No one you owe will know you’ve been here."
                     *               ]
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "template": {
                     *         "theme": "towpath",
                     *         "progressBarStyleId": 2,
                     *         "ctaStyleId": 1,
                     *         "displayChatWidget": true
                     *       },
                     *       "release": 1,
                     *       "words": 0,
                     *       "until": "2026-11-30"
                     *     }
                     */
                    "application/json": {
                        questions: {
                            /** @description Which questionnaire: `qualifier` first, then `full-review`. */
                            journey: string;
                            /** @description Its name. */
                            name: string;
                            onePerPage?: boolean;
                            pages: components["schemas"]["JourneyPage"][];
                            /** @description What it is for, in words. */
                            purpose?: string;
                            /** @description A number that grows with each change. */
                            version: number;
                        };
                        /** @description The version of the questions, without what other words add to its number. */
                        release: number;
                        template: {
                            /** @description A number of a look. */
                            ctaStyleId: number;
                            displayChatWidget: boolean;
                            /** @description A number of a look: 1 radial, 2 linear, 3 percentage. */
                            progressBarStyleId: number;
                            /** @description The name of a look. */
                            theme: string;
                        };
                        /**
                         * Format: date-time
                         * @description The last day on which the link works, 'YYYY-MM-DD'. A moment in UTC, as `2026-11-23T10:00:00.000Z`.
                         */
                        until: string;
                        /** @description Which words of the operator they are in; 0 for those of the release. */
                        words: number;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getLettersMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "letters": [
                     *         {
                     *           "id": "pro-rata-offer.00000000-0000-4000-8000-000000000001",
                     *           "name": "Offer of a monthly payment",
                     *           "title": "Offer, £240 a month",
                     *           "to": "Kestrel Cards",
                     *           "purpose": "Offers each lender a fair share of what you have left.",
                     *           "state": {
                     *             "kind": "fill in",
                     *             "toFillIn": 4,
                     *             "on": null
                     *           },
                     *           "warns": null,
                     *           "inOwnWords": false,
                     *           "share": 24000
                     *         }
                     *       ],
                     *       "others": [
                     *         {
                     *           "id": "letter-of-claim.00000000-0000-4000-8000-000000000001",
                     *           "name": "Answer a letter of claim",
                     *           "title": "Answer a letter of claim",
                     *           "to": "Kestrel Cards",
                     *           "purpose": "Asks for time and papers after a letter that says court comes next. It goes with the reply form.",
                     *           "state": {
                     *             "kind": "fill in",
                     *             "toFillIn": 3,
                     *             "on": null
                     *           },
                     *           "warns": null,
                     *           "inOwnWords": false,
                     *           "share": null
                     *         }
                     *       ],
                     *       "notToSend": [],
                     *       "offers": {
                     *         "shares": [
                     *           24000
                     *         ],
                     *         "total": 24000,
                     *         "says": "Your letters offer £240 a month: all that you have for them."
                     *       },
                     *       "facts": [
                     *         {
                     *           "kind": "in force",
                     *           "debtId": null,
                     *           "creditor": null,
                     *           "known": {
                     *             "isSo": false,
                     *             "sum": null,
                     *             "solution": null,
                     *             "from": "told",
                     *             "on": null
                     *           }
                     *         },
                     *         {
                     *           "kind": "lump sum",
                     *           "debtId": null,
                     *           "creditor": null,
                     *           "known": {
                     *             "isSo": false,
                     *             "sum": 0,
                     *             "solution": null,
                     *             "from": "told",
                     *             "on": null
                     *           }
                     *         }
                     *       ],
                     *       "protections": [
                     *         "BS",
                     *         "MHBS",
                     *         "DRO"
                     *       ],
                     *       "budgetConfirmedOn": "2026-11-23",
                     *       "emailTo": "p•••@towpath.example"
                     *     }
                     */
                    "application/json": {
                        /** @description Null while the budget is not finished. 'YYYY-MM-DD', in London. */
                        budgetConfirmedOn: string | null;
                        /** @description Where letters would be mailed, most of it hidden; null for a guest. */
                        emailTo: string | null;
                        /** @description What is asked of the person for their letters, and what they can change of it. */
                        facts: components["schemas"]["LetterFact"][];
                        /** @description Those of the plan, and all that were begun. */
                        letters: components["schemas"]["LetterInList"][];
                        /** @description Whom not to write to, and why. */
                        notToSend: {
                            /** @description Why. */
                            says: string;
                            /** @description Who is owed. */
                            to: string;
                        }[];
                        /** @description What the letters offer together; null where none offers anything. */
                        offers: {
                            /** @description Whether that is what there is for them. */
                            says: string;
                            /** @description What each debt is offered each month, in pence. */
                            shares: number[];
                            /** @description All of them together, in pence. */
                            total: number;
                        } | null;
                        /** @description Letters that could be of use besides. */
                        others: components["schemas"]["LetterInList"][];
                        /** @description What can protect somebody by law where the person lives, by short name. */
                        protections: ("BS" | "MHBS" | "MOR" | "DRO" | "BKY" | "IVA" | "AO" | "PTD" | "DAS" | "SEQ" | "MAP")[];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getLettersMineLetterId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which letter, as the pack names it: its kind and, after a dot, the debt that it is about.
                 * @example pro-rata-offer.00000000-0000-4000-8000-000000000001
                 */
                letterId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "letter": {
                     *         "id": "pro-rata-offer.00000000-0000-4000-8000-000000000001",
                     *         "name": "Offer of a monthly payment",
                     *         "title": "Offer, £240 a month",
                     *         "to": "Kestrel Cards",
                     *         "purpose": "Offers each lender a fair share of what you have left.",
                     *         "state": {
                     *           "kind": "fill in",
                     *           "toFillIn": 4,
                     *           "on": null
                     *         },
                     *         "warns": null,
                     *         "inOwnWords": false,
                     *         "share": 24000,
                     *         "shown": "9p48Q5KLBsvPKnGOEZ7GvEhXFmJyRx1h2RHp7jw_PVc",
                     *         "askFirst": false,
                     *         "stops": null,
                     *         "from": [
                     *           [
                     *             {
                     *               "text": "Danielle Hughes",
                     *               "place": null
                     *             }
                     *           ],
                     *           [
                     *             {
                     *               "text": "your address",
                     *               "place": {
                     *                 "name": "address",
                     *                 "label": "your address",
                     *                 "value": "",
                     *                 "status": "fill in",
                     *                 "most": 300,
                     *                 "hasLines": true,
                     *                 "holds": "text",
                     *                 "none": "Leave my address out"
                     *               }
                     *             }
                     *           ]
                     *         ],
                     *         "addressee": [
                     *           [
                     *             {
                     *               "text": "Kestrel Cards",
                     *               "place": null
                     *             }
                     *           ],
                     *           [
                     *             {
                     *               "text": "their address",
                     *               "place": {
                     *                 "name": "creditorAddress",
                     *                 "label": "their address",
                     *                 "value": "",
                     *                 "status": "fill in",
                     *                 "most": 300,
                     *                 "hasLines": true,
                     *                 "holds": "text",
                     *                 "none": "I’m sending this by email or through their site"
                     *               }
                     *             }
                     *           ]
                     *         ],
                     *         "date": "23 November 2026",
                     *         "reference": [
                     *           {
                     *             "text": "Account ",
                     *             "place": null
                     *           },
                     *           {
                     *             "text": "their reference",
                     *             "place": {
                     *               "name": "reference",
                     *               "label": "their reference",
                     *               "value": "",
                     *               "status": "fill in",
                     *               "most": 40,
                     *               "hasLines": false,
                     *               "holds": "text",
                     *               "none": "I have no reference"
                     *             }
                     *           }
                     *         ],
                     *         "greeting": "Hello,",
                     *         "blocks": [
                     *           {
                     *             "kind": "paragraph",
                     *             "lines": [
                     *               [
                     *                 {
                     *                   "text": "I have taken debt advice from ",
                     *                   "place": null
                     *                 },
                     *                 {
                     *                   "text": "Towpath",
                     *                   "place": null
                     *                 },
                     *                 {
                     *                   "text": ".",
                     *                   "place": null
                     *                 }
                     *               ]
                     *             ]
                     *           }
                     *         ],
                     *         "closing": [
                     *           [
                     *             {
                     *               "text": "Yours faithfully,",
                     *               "place": null
                     *             }
                     *           ],
                     *           [
                     *             {
                     *               "text": "Danielle Hughes",
                     *               "place": null
                     *             }
                     *           ]
                     *         ],
                     *         "leftOut": [],
                     *         "budget": "can attach",
                     *         "lacksBudget": false,
                     *         "notInPdf": [],
                     *         "ifSilent": "Pay what you offered from the day you said, and write again.",
                     *         "next": [],
                     *         "versions": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        letter: components["schemas"]["Letter"];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postLettersMineLetterIdAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which letter, as the pack names it: its kind and, after a dot, the debt that it is about.
                 * @example pro-rata-offer.00000000-0000-4000-8000-000000000001
                 */
                letterId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "answer": "accepted",
                 *       "on": "2026-11-23"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What came back.
                     *
                     *     - `accepted`: They said yes.
                     *     - `asks for more`: They want more.
                     *     - `refused`: They said no.
                     *     - `other`: They said something else.
                     *     - `none`: Nothing came.
                     * @enum {string}
                     */
                    answer: "accepted" | "asks for more" | "refused" | "other" | "none";
                    /**
                     * Format: date
                     * @description 'YYYY-MM-DD', in London. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                     */
                    on: string;
                    /** @description A number that grows with each change. */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "letter": {
                     *         "id": "pro-rata-offer.00000000-0000-4000-8000-000000000001",
                     *         "name": "Offer of a monthly payment",
                     *         "title": "Offer, £240 a month",
                     *         "to": "Kestrel Cards",
                     *         "purpose": "Offers each lender a fair share of what you have left.",
                     *         "state": {
                     *           "kind": "answered",
                     *           "toFillIn": 0,
                     *           "on": "2026-11-23"
                     *         },
                     *         "warns": null,
                     *         "inOwnWords": false,
                     *         "share": 24000,
                     *         "shown": "rYPIF6ZOLcS7BzXQZpABW-Mt2Wb2rZx6wqb3ZLspmPU",
                     *         "askFirst": false,
                     *         "stops": null,
                     *         "from": [
                     *           [
                     *             {
                     *               "text": "Danielle Hughes",
                     *               "place": null
                     *             }
                     *           ],
                     *           [
                     *             {
                     *               "text": "14 Tannery Row\nLeeds LS9 0ZZ",
                     *               "place": {
                     *                 "name": "address",
                     *                 "label": "your address",
                     *                 "value": "14 Tannery Row\nLeeds LS9 0ZZ",
                     *                 "status": "can change",
                     *                 "most": 300,
                     *                 "hasLines": true,
                     *                 "holds": "text",
                     *                 "none": "Leave my address out"
                     *               }
                     *             }
                     *           ]
                     *         ],
                     *         "addressee": [
                     *           [
                     *             {
                     *               "text": "Kestrel Cards",
                     *               "place": null
                     *             }
                     *           ],
                     *           [
                     *             {
                     *               "text": "PO Box 118\nEly CB7 0ZZ",
                     *               "place": {
                     *                 "name": "creditorAddress",
                     *                 "label": "their address",
                     *                 "value": "PO Box 118\nEly CB7 0ZZ",
                     *                 "status": "can change",
                     *                 "most": 300,
                     *                 "hasLines": true,
                     *                 "holds": "text",
                     *                 "none": "I’m sending this by email or through their site"
                     *               }
                     *             }
                     *           ]
                     *         ],
                     *         "date": "23 November 2026",
                     *         "reference": [
                     *           {
                     *             "text": "Account ",
                     *             "place": null
                     *           },
                     *           {
                     *             "text": "KC 2281",
                     *             "place": {
                     *               "name": "reference",
                     *               "label": "their reference",
                     *               "value": "KC 2281",
                     *               "status": "can change",
                     *               "most": 40,
                     *               "hasLines": false,
                     *               "holds": "text",
                     *               "none": "I have no reference"
                     *             }
                     *           }
                     *         ],
                     *         "greeting": "Hello,",
                     *         "blocks": [
                     *           {
                     *             "kind": "paragraph",
                     *             "lines": [
                     *               [
                     *                 {
                     *                   "text": "I have taken debt advice from ",
                     *                   "place": null
                     *                 },
                     *                 {
                     *                   "text": "Towpath",
                     *                   "place": null
                     *                 },
                     *                 {
                     *                   "text": ".",
                     *                   "place": null
                     *                 }
                     *               ]
                     *             ]
                     *           }
                     *         ],
                     *         "closing": [
                     *           [
                     *             {
                     *               "text": "Yours faithfully,",
                     *               "place": null
                     *             }
                     *           ],
                     *           [
                     *             {
                     *               "text": "Danielle Hughes",
                     *               "place": null
                     *             }
                     *           ]
                     *         ],
                     *         "leftOut": [],
                     *         "budget": "attached",
                     *         "lacksBudget": false,
                     *         "notInPdf": [],
                     *         "ifSilent": "Pay what you offered from the day you said, and write again.",
                     *         "next": [
                     *           {
                     *             "id": "first-payment.00000000-0000-4000-8000-000000000001",
                     *             "name": "Say that payments begin",
                     *             "title": "First payment, £240 a month",
                     *             "to": "Kestrel Cards",
                     *             "purpose": "Confirms an offer that they have accepted, and the day of the first payment.",
                     *             "state": {
                     *               "kind": "not read",
                     *               "toFillIn": 0,
                     *               "on": null
                     *             },
                     *             "warns": null,
                     *             "inOwnWords": false,
                     *             "share": 24000
                     *           }
                     *         ],
                     *         "versions": [
                     *           {
                     *             "version": 1,
                     *             "sentOn": "2026-11-23",
                     *             "by": "post",
                     *             "answerBy": "2026-12-21",
                     *             "answer": "accepted",
                     *             "answeredOn": "2026-11-23",
                     *             "answersBefore": [],
                     *             "attachedBudget": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        letter: components["schemas"]["Letter"];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postLettersMineLetterIdBudget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which letter, as the pack names it: its kind and, after a dot, the debt that it is about.
                 * @example pro-rata-offer.00000000-0000-4000-8000-000000000001
                 */
                letterId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isAttached": true
                 *     }
                 */
                "application/json": {
                    isAttached: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "letter": {
                     *         "id": "pro-rata-offer.00000000-0000-4000-8000-000000000001",
                     *         "name": "Offer of a monthly payment",
                     *         "title": "Offer, £240 a month",
                     *         "to": "Kestrel Cards",
                     *         "purpose": "Offers each lender a fair share of what you have left.",
                     *         "state": {
                     *           "kind": "fill in",
                     *           "toFillIn": 4,
                     *           "on": null
                     *         },
                     *         "warns": null,
                     *         "inOwnWords": false,
                     *         "share": 24000,
                     *         "shown": "64f0yDhjzjENrD1rfjmj6XbPcxvMyrjkxHFtTvIFy70",
                     *         "askFirst": false,
                     *         "stops": null,
                     *         "from": [
                     *           [
                     *             {
                     *               "text": "Danielle Hughes",
                     *               "place": null
                     *             }
                     *           ],
                     *           [
                     *             {
                     *               "text": "your address",
                     *               "place": {
                     *                 "name": "address",
                     *                 "label": "your address",
                     *                 "value": "",
                     *                 "status": "fill in",
                     *                 "most": 300,
                     *                 "hasLines": true,
                     *                 "holds": "text",
                     *                 "none": "Leave my address out"
                     *               }
                     *             }
                     *           ]
                     *         ],
                     *         "addressee": [
                     *           [
                     *             {
                     *               "text": "Kestrel Cards",
                     *               "place": null
                     *             }
                     *           ],
                     *           [
                     *             {
                     *               "text": "their address",
                     *               "place": {
                     *                 "name": "creditorAddress",
                     *                 "label": "their address",
                     *                 "value": "",
                     *                 "status": "fill in",
                     *                 "most": 300,
                     *                 "hasLines": true,
                     *                 "holds": "text",
                     *                 "none": "I’m sending this by email or through their site"
                     *               }
                     *             }
                     *           ]
                     *         ],
                     *         "date": "23 November 2026",
                     *         "reference": [
                     *           {
                     *             "text": "Account ",
                     *             "place": null
                     *           },
                     *           {
                     *             "text": "their reference",
                     *             "place": {
                     *               "name": "reference",
                     *               "label": "their reference",
                     *               "value": "",
                     *               "status": "fill in",
                     *               "most": 40,
                     *               "hasLines": false,
                     *               "holds": "text",
                     *               "none": "I have no reference"
                     *             }
                     *           }
                     *         ],
                     *         "greeting": "Hello,",
                     *         "blocks": [
                     *           {
                     *             "kind": "paragraph",
                     *             "lines": [
                     *               [
                     *                 {
                     *                   "text": "I have taken debt advice from ",
                     *                   "place": null
                     *                 },
                     *                 {
                     *                   "text": "Towpath",
                     *                   "place": null
                     *                 },
                     *                 {
                     *                   "text": ".",
                     *                   "place": null
                     *                 }
                     *               ]
                     *             ]
                     *           }
                     *         ],
                     *         "closing": [
                     *           [
                     *             {
                     *               "text": "Yours faithfully,",
                     *               "place": null
                     *             }
                     *           ],
                     *           [
                     *             {
                     *               "text": "Danielle Hughes",
                     *               "place": null
                     *             }
                     *           ]
                     *         ],
                     *         "leftOut": [],
                     *         "budget": "attached",
                     *         "lacksBudget": false,
                     *         "notInPdf": [],
                     *         "ifSilent": "Pay what you offered from the day you said, and write again.",
                     *         "next": [],
                     *         "versions": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        letter: components["schemas"]["Letter"];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getLettersMineLetterIdBudgetPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which letter, as the pack names it: its kind and, after a dot, the debt that it is about.
                 * @example pro-rata-offer.00000000-0000-4000-8000-000000000001
                 */
                letterId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description `attachment`, with the name of the file. */
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getLettersMineLetterIdLetterDocx: {
        parameters: {
            query?: {
                /** @description A version that went out, as it was; the letter as it is now without. */
                version?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Which letter, as the pack names it: its kind and, after a dot, the debt that it is about.
                 * @example pro-rata-offer.00000000-0000-4000-8000-000000000001
                 */
                letterId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description `attachment`, with the name of the file. */
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getLettersMineLetterIdLetterPdf: {
        parameters: {
            query?: {
                /** @description A version that went out, as it was; the letter as it is now without. */
                version?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Which letter, as the pack names it: its kind and, after a dot, the debt that it is about.
                 * @example pro-rata-offer.00000000-0000-4000-8000-000000000001
                 */
                letterId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description `attachment`, with the name of the file. */
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postLettersMineLetterIdPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which letter, as the pack names it: its kind and, after a dot, the debt that it is about.
                 * @example pro-rata-offer.00000000-0000-4000-8000-000000000001
                 */
                letterId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "place": "address",
                 *       "value": "14 Tannery Row\nLeeds LS9 0ZZ",
                 *       "was": ""
                 *     }
                 */
                "application/json": {
                    /** @description Which place, by its name. */
                    place: string;
                    /** @description Empty says that there is none, where that is an answer; else it puts back what is known. */
                    value: string;
                    /** @description What stood there before: another window may have changed it since. */
                    was: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "letter": {
                     *         "id": "pro-rata-offer.00000000-0000-4000-8000-000000000001",
                     *         "name": "Offer of a monthly payment",
                     *         "title": "Offer, £240 a month",
                     *         "to": "Kestrel Cards",
                     *         "purpose": "Offers each lender a fair share of what you have left.",
                     *         "state": {
                     *           "kind": "fill in",
                     *           "toFillIn": 3,
                     *           "on": null
                     *         },
                     *         "warns": null,
                     *         "inOwnWords": false,
                     *         "share": 24000,
                     *         "shown": "FWsn9j3m58SXgdNoKYu44i-nJLPnZ3HHX6xS-Ckjvfs",
                     *         "askFirst": false,
                     *         "stops": null,
                     *         "from": [
                     *           [
                     *             {
                     *               "text": "Danielle Hughes",
                     *               "place": null
                     *             }
                     *           ],
                     *           [
                     *             {
                     *               "text": "14 Tannery Row\nLeeds LS9 0ZZ",
                     *               "place": {
                     *                 "name": "address",
                     *                 "label": "your address",
                     *                 "value": "14 Tannery Row\nLeeds LS9 0ZZ",
                     *                 "status": "can change",
                     *                 "most": 300,
                     *                 "hasLines": true,
                     *                 "holds": "text",
                     *                 "none": "Leave my address out"
                     *               }
                     *             }
                     *           ]
                     *         ],
                     *         "addressee": [
                     *           [
                     *             {
                     *               "text": "Kestrel Cards",
                     *               "place": null
                     *             }
                     *           ],
                     *           [
                     *             {
                     *               "text": "their address",
                     *               "place": {
                     *                 "name": "creditorAddress",
                     *                 "label": "their address",
                     *                 "value": "",
                     *                 "status": "fill in",
                     *                 "most": 300,
                     *                 "hasLines": true,
                     *                 "holds": "text",
                     *                 "none": "I’m sending this by email or through their site"
                     *               }
                     *             }
                     *           ]
                     *         ],
                     *         "date": "23 November 2026",
                     *         "reference": [
                     *           {
                     *             "text": "Account ",
                     *             "place": null
                     *           },
                     *           {
                     *             "text": "their reference",
                     *             "place": {
                     *               "name": "reference",
                     *               "label": "their reference",
                     *               "value": "",
                     *               "status": "fill in",
                     *               "most": 40,
                     *               "hasLines": false,
                     *               "holds": "text",
                     *               "none": "I have no reference"
                     *             }
                     *           }
                     *         ],
                     *         "greeting": "Hello,",
                     *         "blocks": [
                     *           {
                     *             "kind": "paragraph",
                     *             "lines": [
                     *               [
                     *                 {
                     *                   "text": "I have taken debt advice from ",
                     *                   "place": null
                     *                 },
                     *                 {
                     *                   "text": "Towpath",
                     *                   "place": null
                     *                 },
                     *                 {
                     *                   "text": ".",
                     *                   "place": null
                     *                 }
                     *               ]
                     *             ]
                     *           }
                     *         ],
                     *         "closing": [
                     *           [
                     *             {
                     *               "text": "Yours faithfully,",
                     *               "place": null
                     *             }
                     *           ],
                     *           [
                     *             {
                     *               "text": "Danielle Hughes",
                     *               "place": null
                     *             }
                     *           ]
                     *         ],
                     *         "leftOut": [],
                     *         "budget": "attached",
                     *         "lacksBudget": false,
                     *         "notInPdf": [],
                     *         "ifSilent": "Pay what you offered from the day you said, and write again.",
                     *         "next": [],
                     *         "versions": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        letter: components["schemas"]["Letter"];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postLettersMineLetterIdRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which letter, as the pack names it: its kind and, after a dot, the debt that it is about.
                 * @example pro-rata-offer.00000000-0000-4000-8000-000000000001
                 */
                letterId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shown": "rYPIF6ZOLcS7BzXQZpABW-Mt2Wb2rZx6wqb3ZLspmPU"
                 *     }
                 */
                "application/json": {
                    /** @description What the letter says, as a mark: what was read is what goes. It changes with every word of it. */
                    shown: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "letter": {
                     *         "id": "pro-rata-offer.00000000-0000-4000-8000-000000000001",
                     *         "name": "Offer of a monthly payment",
                     *         "title": "Offer, £240 a month",
                     *         "to": "Kestrel Cards",
                     *         "purpose": "Offers each lender a fair share of what you have left.",
                     *         "state": {
                     *           "kind": "read",
                     *           "toFillIn": 0,
                     *           "on": "2026-11-23"
                     *         },
                     *         "warns": null,
                     *         "inOwnWords": false,
                     *         "share": 24000,
                     *         "shown": "rYPIF6ZOLcS7BzXQZpABW-Mt2Wb2rZx6wqb3ZLspmPU",
                     *         "askFirst": false,
                     *         "stops": null,
                     *         "from": [
                     *           [
                     *             {
                     *               "text": "Danielle Hughes",
                     *               "place": null
                     *             }
                     *           ],
                     *           [
                     *             {
                     *               "text": "14 Tannery Row\nLeeds LS9 0ZZ",
                     *               "place": {
                     *                 "name": "address",
                     *                 "label": "your address",
                     *                 "value": "14 Tannery Row\nLeeds LS9 0ZZ",
                     *                 "status": "can change",
                     *                 "most": 300,
                     *                 "hasLines": true,
                     *                 "holds": "text",
                     *                 "none": "Leave my address out"
                     *               }
                     *             }
                     *           ]
                     *         ],
                     *         "addressee": [
                     *           [
                     *             {
                     *               "text": "Kestrel Cards",
                     *               "place": null
                     *             }
                     *           ],
                     *           [
                     *             {
                     *               "text": "PO Box 118\nEly CB7 0ZZ",
                     *               "place": {
                     *                 "name": "creditorAddress",
                     *                 "label": "their address",
                     *                 "value": "PO Box 118\nEly CB7 0ZZ",
                     *                 "status": "can change",
                     *                 "most": 300,
                     *                 "hasLines": true,
                     *                 "holds": "text",
                     *                 "none": "I’m sending this by email or through their site"
                     *               }
                     *             }
                     *           ]
                     *         ],
                     *         "date": "23 November 2026",
                     *         "reference": [
                     *           {
                     *             "text": "Account ",
                     *             "place": null
                     *           },
                     *           {
                     *             "text": "KC 2281",
                     *             "place": {
                     *               "name": "reference",
                     *               "label": "their reference",
                     *               "value": "KC 2281",
                     *               "status": "can change",
                     *               "most": 40,
                     *               "hasLines": false,
                     *               "holds": "text",
                     *               "none": "I have no reference"
                     *             }
                     *           }
                     *         ],
                     *         "greeting": "Hello,",
                     *         "blocks": [
                     *           {
                     *             "kind": "paragraph",
                     *             "lines": [
                     *               [
                     *                 {
                     *                   "text": "I have taken debt advice from ",
                     *                   "place": null
                     *                 },
                     *                 {
                     *                   "text": "Towpath",
                     *                   "place": null
                     *                 },
                     *                 {
                     *                   "text": ".",
                     *                   "place": null
                     *                 }
                     *               ]
                     *             ]
                     *           }
                     *         ],
                     *         "closing": [
                     *           [
                     *             {
                     *               "text": "Yours faithfully,",
                     *               "place": null
                     *             }
                     *           ],
                     *           [
                     *             {
                     *               "text": "Danielle Hughes",
                     *               "place": null
                     *             }
                     *           ]
                     *         ],
                     *         "leftOut": [],
                     *         "budget": "attached",
                     *         "lacksBudget": false,
                     *         "notInPdf": [],
                     *         "ifSilent": "Pay what you offered from the day you said, and write again.",
                     *         "next": [],
                     *         "versions": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        letter: components["schemas"]["Letter"];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postLettersMineLetterIdSent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which letter, as the pack names it: its kind and, after a dot, the debt that it is about.
                 * @example pro-rata-offer.00000000-0000-4000-8000-000000000001
                 */
                letterId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shown": "rYPIF6ZOLcS7BzXQZpABW-Mt2Wb2rZx6wqb3ZLspmPU",
                 *       "version": 1,
                 *       "on": "2026-11-23",
                 *       "by": "post"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description How it was sent.
                     *
                     *     - `post`: By post.
                     *     - `email`: By email.
                     *     - `online`: On the receiver’s website.
                     * @enum {string}
                     */
                    by: "post" | "email" | "online";
                    /**
                     * Format: date
                     * @description 'YYYY-MM-DD', in London. A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                     */
                    on: string;
                    /** @description What the letter says, as a mark: what was read is what goes. It changes with every word of it. */
                    shown: string;
                    /** @description The number that it has from now on: one more than the last. */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "letter": {
                     *         "id": "pro-rata-offer.00000000-0000-4000-8000-000000000001",
                     *         "name": "Offer of a monthly payment",
                     *         "title": "Offer, £240 a month",
                     *         "to": "Kestrel Cards",
                     *         "purpose": "Offers each lender a fair share of what you have left.",
                     *         "state": {
                     *           "kind": "sent",
                     *           "toFillIn": 0,
                     *           "on": "2026-11-23"
                     *         },
                     *         "warns": null,
                     *         "inOwnWords": false,
                     *         "share": 24000,
                     *         "shown": "rYPIF6ZOLcS7BzXQZpABW-Mt2Wb2rZx6wqb3ZLspmPU",
                     *         "askFirst": false,
                     *         "stops": null,
                     *         "from": [
                     *           [
                     *             {
                     *               "text": "Danielle Hughes",
                     *               "place": null
                     *             }
                     *           ],
                     *           [
                     *             {
                     *               "text": "14 Tannery Row\nLeeds LS9 0ZZ",
                     *               "place": {
                     *                 "name": "address",
                     *                 "label": "your address",
                     *                 "value": "14 Tannery Row\nLeeds LS9 0ZZ",
                     *                 "status": "can change",
                     *                 "most": 300,
                     *                 "hasLines": true,
                     *                 "holds": "text",
                     *                 "none": "Leave my address out"
                     *               }
                     *             }
                     *           ]
                     *         ],
                     *         "addressee": [
                     *           [
                     *             {
                     *               "text": "Kestrel Cards",
                     *               "place": null
                     *             }
                     *           ],
                     *           [
                     *             {
                     *               "text": "PO Box 118\nEly CB7 0ZZ",
                     *               "place": {
                     *                 "name": "creditorAddress",
                     *                 "label": "their address",
                     *                 "value": "PO Box 118\nEly CB7 0ZZ",
                     *                 "status": "can change",
                     *                 "most": 300,
                     *                 "hasLines": true,
                     *                 "holds": "text",
                     *                 "none": "I’m sending this by email or through their site"
                     *               }
                     *             }
                     *           ]
                     *         ],
                     *         "date": "23 November 2026",
                     *         "reference": [
                     *           {
                     *             "text": "Account ",
                     *             "place": null
                     *           },
                     *           {
                     *             "text": "KC 2281",
                     *             "place": {
                     *               "name": "reference",
                     *               "label": "their reference",
                     *               "value": "KC 2281",
                     *               "status": "can change",
                     *               "most": 40,
                     *               "hasLines": false,
                     *               "holds": "text",
                     *               "none": "I have no reference"
                     *             }
                     *           }
                     *         ],
                     *         "greeting": "Hello,",
                     *         "blocks": [
                     *           {
                     *             "kind": "paragraph",
                     *             "lines": [
                     *               [
                     *                 {
                     *                   "text": "I have taken debt advice from ",
                     *                   "place": null
                     *                 },
                     *                 {
                     *                   "text": "Towpath",
                     *                   "place": null
                     *                 },
                     *                 {
                     *                   "text": ".",
                     *                   "place": null
                     *                 }
                     *               ]
                     *             ]
                     *           }
                     *         ],
                     *         "closing": [
                     *           [
                     *             {
                     *               "text": "Yours faithfully,",
                     *               "place": null
                     *             }
                     *           ],
                     *           [
                     *             {
                     *               "text": "Danielle Hughes",
                     *               "place": null
                     *             }
                     *           ]
                     *         ],
                     *         "leftOut": [],
                     *         "budget": "attached",
                     *         "lacksBudget": false,
                     *         "notInPdf": [],
                     *         "ifSilent": "Pay what you offered from the day you said, and write again.",
                     *         "next": [],
                     *         "versions": [
                     *           {
                     *             "version": 1,
                     *             "sentOn": "2026-11-23",
                     *             "by": "post",
                     *             "answerBy": "2026-12-21",
                     *             "answer": null,
                     *             "answeredOn": null,
                     *             "answersBefore": [],
                     *             "attachedBudget": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        letter: components["schemas"]["Letter"];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getLettersMineAllDocx: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description `attachment`, with the name of the file. */
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getLettersMineAllPdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description `attachment`, with the name of the file. */
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postLettersMineEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "letterId": "pro-rata-offer.00000000-0000-4000-8000-000000000001"
                 *     }
                 */
                "application/json": {
                    letterId: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sentTo": "p•••@towpath.example"
                     *     }
                     */
                    "application/json": {
                        /** @description The address it was sent to, most of it hidden. */
                        sentTo: string;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postLettersMineFacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "health",
                 *       "agrees": true
                 *     }
                 */
                "application/json": {
                    debtId: string;
                    /** @description Whether somebody still asks for this debt. */
                    isSo: boolean;
                    /** @constant */
                    kind: "chased";
                } | {
                    /** @constant */
                    kind: "lump sum";
                    /** @description In pounds, as typed, such as `1,200`; empty for nothing. */
                    sum: string;
                } | {
                    /** @description Whether a letter may tell of the health of the person. */
                    agrees: boolean;
                    /** @constant */
                    kind: "health";
                } | {
                    /** @constant */
                    kind: "in force";
                    /** @description What protects the person by law now, by its short name; null for nothing. */
                    solution: ("BS" | "MHBS" | "MOR" | "DRO" | "BKY" | "IVA" | "AO" | "PTD" | "DAS" | "SEQ" | "MAP") | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pack": {
                     *         "letters": [
                     *           {
                     *             "id": "pro-rata-offer.00000000-0000-4000-8000-000000000001",
                     *             "name": "Offer of a monthly payment",
                     *             "title": "Offer, £240 a month",
                     *             "to": "Kestrel Cards",
                     *             "purpose": "Offers each lender a fair share of what you have left.",
                     *             "state": {
                     *               "kind": "fill in",
                     *               "toFillIn": 4,
                     *               "on": null
                     *             },
                     *             "warns": null,
                     *             "inOwnWords": false,
                     *             "share": 24000
                     *           }
                     *         ],
                     *         "others": [
                     *           {
                     *             "id": "letter-of-claim.00000000-0000-4000-8000-000000000001",
                     *             "name": "Answer a letter of claim",
                     *             "title": "Answer a letter of claim",
                     *             "to": "Kestrel Cards",
                     *             "purpose": "Asks for time and papers after a letter that says court comes next. It goes with the reply form.",
                     *             "state": {
                     *               "kind": "fill in",
                     *               "toFillIn": 3,
                     *               "on": null
                     *             },
                     *             "warns": null,
                     *             "inOwnWords": false,
                     *             "share": null
                     *           }
                     *         ],
                     *         "notToSend": [],
                     *         "offers": {
                     *           "shares": [
                     *             24000
                     *           ],
                     *           "total": 24000,
                     *           "says": "Your letters offer £240 a month: all that you have for them."
                     *         },
                     *         "facts": [
                     *           {
                     *             "kind": "in force",
                     *             "debtId": null,
                     *             "creditor": null,
                     *             "known": {
                     *               "isSo": false,
                     *               "sum": null,
                     *               "solution": null,
                     *               "from": "told",
                     *               "on": null
                     *             }
                     *           },
                     *           {
                     *             "kind": "lump sum",
                     *             "debtId": null,
                     *             "creditor": null,
                     *             "known": {
                     *               "isSo": false,
                     *               "sum": 0,
                     *               "solution": null,
                     *               "from": "told",
                     *               "on": null
                     *             }
                     *           },
                     *           {
                     *             "kind": "health",
                     *             "debtId": null,
                     *             "creditor": null,
                     *             "known": {
                     *               "isSo": true,
                     *               "sum": null,
                     *               "solution": null,
                     *               "from": "said",
                     *               "on": "2026-11-23"
                     *             }
                     *           }
                     *         ],
                     *         "protections": [
                     *           "BS",
                     *           "MHBS",
                     *           "DRO"
                     *         ],
                     *         "budgetConfirmedOn": "2026-11-23",
                     *         "emailTo": "p•••@towpath.example"
                     *       }
                     *     }
                     */
                    "application/json": {
                        pack: {
                            /** @description Null while the budget is not finished. 'YYYY-MM-DD', in London. */
                            budgetConfirmedOn: string | null;
                            /** @description Where letters would be mailed, most of it hidden; null for a guest. */
                            emailTo: string | null;
                            /** @description What is asked of the person for their letters, and what they can change of it. */
                            facts: components["schemas"]["LetterFact"][];
                            /** @description Those of the plan, and all that were begun. */
                            letters: components["schemas"]["LetterInList"][];
                            /** @description Whom not to write to, and why. */
                            notToSend: {
                                /** @description Why. */
                                says: string;
                                /** @description Who is owed. */
                                to: string;
                            }[];
                            /** @description What the letters offer together; null where none offers anything. */
                            offers: {
                                /** @description Whether that is what there is for them. */
                                says: string;
                                /** @description What each debt is offered each month, in pence. */
                                shares: number[];
                                /** @description All of them together, in pence. */
                                total: number;
                            } | null;
                            /** @description Letters that could be of use besides. */
                            others: components["schemas"]["LetterInList"][];
                            /** @description What can protect somebody by law where the person lives, by short name. */
                            protections: ("BS" | "MHBS" | "MOR" | "DRO" | "BKY" | "IVA" | "AO" | "PTD" | "DAS" | "SEQ" | "MAP")[];
                        };
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteLettersMineFactsHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pack": {
                     *         "letters": [
                     *           {
                     *             "id": "pro-rata-offer.00000000-0000-4000-8000-000000000001",
                     *             "name": "Offer of a monthly payment",
                     *             "title": "Offer, £240 a month",
                     *             "to": "Kestrel Cards",
                     *             "purpose": "Offers each lender a fair share of what you have left.",
                     *             "state": {
                     *               "kind": "fill in",
                     *               "toFillIn": 4,
                     *               "on": null
                     *             },
                     *             "warns": null,
                     *             "inOwnWords": false,
                     *             "share": 24000
                     *           }
                     *         ],
                     *         "others": [
                     *           {
                     *             "id": "letter-of-claim.00000000-0000-4000-8000-000000000001",
                     *             "name": "Answer a letter of claim",
                     *             "title": "Answer a letter of claim",
                     *             "to": "Kestrel Cards",
                     *             "purpose": "Asks for time and papers after a letter that says court comes next. It goes with the reply form.",
                     *             "state": {
                     *               "kind": "fill in",
                     *               "toFillIn": 3,
                     *               "on": null
                     *             },
                     *             "warns": null,
                     *             "inOwnWords": false,
                     *             "share": null
                     *           }
                     *         ],
                     *         "notToSend": [],
                     *         "offers": {
                     *           "shares": [
                     *             24000
                     *           ],
                     *           "total": 24000,
                     *           "says": "Your letters offer £240 a month: all that you have for them."
                     *         },
                     *         "facts": [
                     *           {
                     *             "kind": "in force",
                     *             "debtId": null,
                     *             "creditor": null,
                     *             "known": {
                     *               "isSo": false,
                     *               "sum": null,
                     *               "solution": null,
                     *               "from": "told",
                     *               "on": null
                     *             }
                     *           },
                     *           {
                     *             "kind": "lump sum",
                     *             "debtId": null,
                     *             "creditor": null,
                     *             "known": {
                     *               "isSo": false,
                     *               "sum": 0,
                     *               "solution": null,
                     *               "from": "told",
                     *               "on": null
                     *             }
                     *           },
                     *           {
                     *             "kind": "health",
                     *             "debtId": null,
                     *             "creditor": null,
                     *             "known": {
                     *               "isSo": false,
                     *               "sum": null,
                     *               "solution": null,
                     *               "from": "said",
                     *               "on": "2026-11-23"
                     *             }
                     *           }
                     *         ],
                     *         "protections": [
                     *           "BS",
                     *           "MHBS",
                     *           "DRO"
                     *         ],
                     *         "budgetConfirmedOn": "2026-11-23",
                     *         "emailTo": "p•••@towpath.example"
                     *       }
                     *     }
                     */
                    "application/json": {
                        pack: {
                            /** @description Null while the budget is not finished. 'YYYY-MM-DD', in London. */
                            budgetConfirmedOn: string | null;
                            /** @description Where letters would be mailed, most of it hidden; null for a guest. */
                            emailTo: string | null;
                            /** @description What is asked of the person for their letters, and what they can change of it. */
                            facts: components["schemas"]["LetterFact"][];
                            /** @description Those of the plan, and all that were begun. */
                            letters: components["schemas"]["LetterInList"][];
                            /** @description Whom not to write to, and why. */
                            notToSend: {
                                /** @description Why. */
                                says: string;
                                /** @description Who is owed. */
                                to: string;
                            }[];
                            /** @description What the letters offer together; null where none offers anything. */
                            offers: {
                                /** @description Whether that is what there is for them. */
                                says: string;
                                /** @description What each debt is offered each month, in pence. */
                                shares: number[];
                                /** @description All of them together, in pence. */
                                total: number;
                            } | null;
                            /** @description Letters that could be of use besides. */
                            others: components["schemas"]["LetterInList"][];
                            /** @description What can protect somebody by law where the person lives, by short name. */
                            protections: ("BS" | "MHBS" | "MOR" | "DRO" | "BKY" | "IVA" | "AO" | "PTD" | "DAS" | "SEQ" | "MAP")[];
                        };
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPapersMine: {
        parameters: {
            query?: {
                /**
                 * @description The id of a recommendation as it was kept.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                recordId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "advice": {
                     *         "recordId": "00000000-0000-4000-8000-000000000001",
                     *         "judgedOn": "2026-11-23",
                     *         "pages": 9
                     *       },
                     *       "hasBudget": true,
                     *       "budgetConfirmedOn": "2026-11-23",
                     *       "emailTo": "p•••@towpath.example"
                     *     }
                     */
                    "application/json": {
                        /** @description The requested advice, or else the latest. Null before there is any, and while it recommends nothing yet. */
                        advice: {
                            /**
                             * Format: date
                             * @description A day as `YYYY-MM-DD`, each part with all its digits: 27 March 1985 is `1985-03-27`.
                             */
                            judgedOn: string;
                            /** @description How many pages. */
                            pages: number;
                            /** @description The id of a recommendation as it was kept. */
                            recordId: string;
                        } | null;
                        /** @description The day the person said that the budget is right, in London: year-month-day. Null where it is not finished. */
                        budgetConfirmedOn: string | null;
                        /** @description Where papers would be sent, most of it hidden: "d•••@example.com". Null for somebody without an account. */
                        emailTo: string | null;
                        /** @description Whether the budget is finished, so that its statement can be downloaded. */
                        hasBudget: boolean;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postPapersMineEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "recordId": "00000000-0000-4000-8000-000000000001"
                 *     }
                 */
                "application/json": {
                    /** @description The id of a recommendation as it was kept. */
                    recordId: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sentTo": "p•••@towpath.example",
                     *       "papers": [
                     *         "advice",
                     *         "budget"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        papers: ("advice" | "budget")[];
                        /** @description The address it was sent to, most of it hidden. */
                        sentTo: string;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPapersMineFormsPlanIdNumberFormPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which version of it.
                 * @example 1
                 */
                number: string;
                /**
                 * @description A plan of the person, also one that is over.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                planId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description `attachment`, with the name of the file. */
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPapersMinePlansPlanIdPlanPdf: {
        parameters: {
            query?: {
                /** @description 'YYYY-MM-DD', in London. Today without. Not found before the plan was chosen, and for a day to come. */
                on?: string;
            };
            header?: never;
            path: {
                /**
                 * @description A plan of the person, also one that is over.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                planId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description `attachment`, with the name of the file. */
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPapersMineVersions: {
        parameters: {
            query?: {
                /** @description With `kind`: those that follow on the paper of this key. */
                after?: string;
                /**
                 * @description Papers of this kind alone.
                 *
                 *     - `plan`: How a plan stood on a day.
                 *     - `letter`: A letter that was sent, or is begun.
                 *     - `form`: A form as it was handed over.
                 *     - `advice`: An advice as it was given.
                 *     - `budget`: The statement of the budget.
                 */
                kind?: "plan" | "letter" | "form" | "advice" | "budget";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "groups": [
                     *         {
                     *           "kind": "plan",
                     *           "papers": [
                     *             {
                     *               "key": "00000000-0000-4000-8000-000000000001 2026-11-23",
                     *               "at": "2026-11-23T12:00:00.000Z",
                     *               "about": {
                     *                 "kind": "plan",
                     *                 "planId": "00000000-0000-4000-8000-000000000001",
                     *                 "name": "Debt Relief Order",
                     *                 "on": "2026-11-23",
                     *                 "isToday": true
                     *               }
                     *             }
                     *           ],
                     *           "hasOlder": false
                     *         },
                     *         {
                     *           "kind": "form",
                     *           "papers": [
                     *             {
                     *               "key": "00000000-0000-4000-8000-000000000001 1",
                     *               "at": "2026-11-23T10:00:30.000Z",
                     *               "about": {
                     *                 "kind": "form",
                     *                 "planId": "00000000-0000-4000-8000-000000000001",
                     *                 "number": 1,
                     *                 "name": "Debt Relief Order application",
                     *                 "on": "2026-11-23",
                     *                 "isComplete": false
                     *               }
                     *             }
                     *           ],
                     *           "hasOlder": false
                     *         },
                     *         {
                     *           "kind": "advice",
                     *           "papers": [
                     *             {
                     *               "key": "00000000-0000-4000-8000-000000000002",
                     *               "at": "2026-11-23T10:00:30.000Z",
                     *               "about": {
                     *                 "kind": "advice",
                     *                 "recordId": "00000000-0000-4000-8000-000000000002",
                     *                 "on": "2026-11-23"
                     *               }
                     *             }
                     *           ],
                     *           "hasOlder": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description Kinds of which there is something. */
                        groups: {
                            /** @description Whether more follow on the last of these. */
                            hasOlder: boolean;
                            /**
                             * @description - `plan`: How a plan stood on a day.
                             *     - `letter`: A letter that was sent, or is begun.
                             *     - `form`: A form as it was handed over.
                             *     - `advice`: An advice as it was given.
                             *     - `budget`: The statement of the budget.
                             * @enum {string}
                             */
                            kind: "plan" | "letter" | "form" | "advice" | "budget";
                            papers: components["schemas"]["PaperVersion"][];
                        }[];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postPhoneValidation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phoneNumber": "07911 123456"
                 *     }
                 */
                "application/json": {
                    /** @description A UK phone number: spaces are allowed, and +44 or 0 to begin with, as in `07700 900123`. */
                    phoneNumber: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "message": ""
                     *     }
                     */
                    "application/json": {
                        isValid: boolean;
                        /** @description Words to show, as they are. */
                        message: string;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPlansMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "plan": {
                     *         "id": "00000000-0000-4000-8000-000000000001",
                     *         "recordId": "00000000-0000-4000-8000-000000000002",
                     *         "product": {
                     *           "shortName": "DMP",
                     *           "name": "Debt Management Plan"
                     *         },
                     *         "state": "chosen",
                     *         "adviserConfirmation": "not needed",
                     *         "doubt": null,
                     *         "talk": null,
                     *         "chosenOn": "2026-11-23",
                     *         "steps": [
                     *           {
                     *             "what": "You chose it",
                     *             "who": "You",
                     *             "says": "Nothing is sent to anyone yet.",
                     *             "isDone": true,
                     *             "on": "2026-11-23",
                     *             "at": null,
                     *             "until": null,
                     *             "is": "by"
                     *           }
                     *         ],
                     *         "stands": null,
                     *         "mayNote": [
                     *           "being prepared"
                     *         ],
                     *         "changes": [
                     *           {
                     *             "state": "chosen",
                     *             "says": null,
                     *             "on": "2026-11-23",
                     *             "by": "person",
                     *             "notedBy": null
                     *           }
                     *         ],
                     *         "mayLeave": true,
                     *         "stillFits": true
                     *       },
                     *       "callBy": "2026-11-25"
                     *     }
                     */
                    "application/json": {
                        /** @description By which day an adviser rings who asks for a call today, 'YYYY-MM-DD', in London; null where none is promised. */
                        callBy: string | null;
                        plan: components["schemas"]["Plan"] | null;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postPlansMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "recordId": "00000000-0000-4000-8000-000000000001",
                 *       "shortName": "DMP",
                 *       "hasReadRisks": true,
                 *       "replaces": null
                 *     }
                 */
                "application/json": {
                    /** @description The risks were shown again, which an insolvency asks for before it is chosen. */
                    hasReadRisks?: boolean;
                    /** @description The id of a recommendation as it was kept. */
                    recordId: string;
                    /** @description The id of what was chosen before, as the person saw it; null for nothing. */
                    replaces: string | null;
                    /** @description The usual short name, such as `DRO`. */
                    shortName: string;
                    /** @description An answer to each question that an insolvency asks before it is chosen: any, `not-sure` too. What is not right is talked about. */
                    understanding?: {
                        /** @description The id of one of its answers. */
                        answerId: string;
                        /** @description The id of a question of `/plans/mine/questions`. */
                        questionId: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "plan": {
                     *         "id": "00000000-0000-4000-8000-000000000002",
                     *         "recordId": "00000000-0000-4000-8000-000000000001",
                     *         "product": {
                     *           "shortName": "DMP",
                     *           "name": "Debt Management Plan"
                     *         },
                     *         "state": "chosen",
                     *         "adviserConfirmation": "not needed",
                     *         "doubt": null,
                     *         "talk": null,
                     *         "chosenOn": "2026-11-23",
                     *         "steps": [
                     *           {
                     *             "what": "You chose it",
                     *             "who": "You",
                     *             "says": "Nothing is sent to anyone yet.",
                     *             "isDone": true,
                     *             "on": "2026-11-23",
                     *             "at": null,
                     *             "until": null,
                     *             "is": "by"
                     *           }
                     *         ],
                     *         "stands": null,
                     *         "mayNote": [
                     *           "being prepared"
                     *         ],
                     *         "changes": [
                     *           {
                     *             "state": "chosen",
                     *             "says": null,
                     *             "on": "2026-11-23",
                     *             "by": "person",
                     *             "notedBy": null
                     *           }
                     *         ],
                     *         "mayLeave": true,
                     *         "stillFits": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        plan: components["schemas"]["Plan"];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postPlansMinePlanIdLeave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the person chose, from `GET /plans/mine`.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                planId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postPlansMinePlanIdNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the person chose, from `GET /plans/mine`.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                planId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "chosen",
                 *       "to": "being prepared"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Where it stood as the person saw it.
                     *
                     *     - `chosen`: Chosen by the person; nothing is sent to anyone.
                     *     - `being prepared`: It is made ready to be sent.
                     *     - `with an adviser`: An adviser looks at it.
                     *     - `sent`: It was sent to those who decide.
                     *     - `accepted`: They said yes.
                     *     - `refused`: They said no.
                     *     - `running`: It is under way.
                     *     - `broken`: A payment or a term of it was missed.
                     *     - `ended`: It is over.
                     *     - `left`: The person did not want it any more, before it was sent.
                     * @enum {string}
                     */
                    from: "chosen" | "being prepared" | "with an adviser" | "sent" | "accepted" | "refused" | "running" | "broken" | "ended" | "left";
                    /**
                     * @description - `chosen`: Chosen by the person; nothing is sent to anyone.
                     *     - `being prepared`: It is made ready to be sent.
                     *     - `with an adviser`: An adviser looks at it.
                     *     - `sent`: It was sent to those who decide.
                     *     - `accepted`: They said yes.
                     *     - `refused`: They said no.
                     *     - `running`: It is under way.
                     *     - `broken`: A payment or a term of it was missed.
                     *     - `ended`: It is over.
                     *     - `left`: The person did not want it any more, before it was sent.
                     * @enum {string}
                     */
                    to: "chosen" | "being prepared" | "with an adviser" | "sent" | "accepted" | "refused" | "running" | "broken" | "ended" | "left";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "plan": {
                     *         "id": "00000000-0000-4000-8000-000000000001",
                     *         "recordId": "00000000-0000-4000-8000-000000000002",
                     *         "product": {
                     *           "shortName": "DMP",
                     *           "name": "Debt Management Plan"
                     *         },
                     *         "state": "being prepared",
                     *         "adviserConfirmation": "not needed",
                     *         "doubt": null,
                     *         "talk": null,
                     *         "chosenOn": "2026-11-23",
                     *         "steps": [
                     *           {
                     *             "what": "You chose it",
                     *             "who": "You",
                     *             "says": "Nothing is sent to anyone yet.",
                     *             "isDone": true,
                     *             "on": "2026-11-23",
                     *             "at": null,
                     *             "until": null,
                     *             "is": "by"
                     *           },
                     *           {
                     *             "what": "Your offers are worked out",
                     *             "who": "You both",
                     *             "says": "What is left each month, shared out fairly.",
                     *             "isDone": true,
                     *             "on": "2026-11-23",
                     *             "at": null,
                     *             "until": null,
                     *             "is": "by"
                     *           },
                     *           {
                     *             "what": "Your offers go",
                     *             "who": "You both",
                     *             "says": "One to each of the people you owe, with your budget.",
                     *             "isDone": false,
                     *             "on": null,
                     *             "at": null,
                     *             "until": null,
                     *             "is": "by"
                     *           }
                     *         ],
                     *         "stands": {
                     *           "stands": "Your offers are being worked out",
                     *           "you": "Check your budget once more. Rent, energy and council tax stay outside and come first."
                     *         },
                     *         "mayNote": [],
                     *         "changes": [
                     *           {
                     *             "state": "chosen",
                     *             "says": null,
                     *             "on": "2026-11-23",
                     *             "by": "person",
                     *             "notedBy": null
                     *           },
                     *           {
                     *             "state": "being prepared",
                     *             "says": "Your offers are being worked out",
                     *             "on": "2026-11-23",
                     *             "by": "person",
                     *             "notedBy": null
                     *           }
                     *         ],
                     *         "mayLeave": true,
                     *         "stillFits": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        plan: components["schemas"]["Plan"];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postPlansMinePlanIdRepayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the person chose, from `GET /plans/mine`.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                planId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "00000000-0000-4000-8000-000000000002",
                 *       "after": 0,
                 *       "note": {
                 *         "kind": "draw up",
                 *         "firstPayment": "2026-12-01"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The `sequence` that the plan had as it was seen. */
                    after: number;
                    /**
                     * Format: uuid
                     * @description An id of its own, so that sent twice it counts once.
                     */
                    id: string;
                    note: {
                        /**
                         * Format: date
                         * @description Later payments are on the same day of each month.
                         */
                        firstPayment: string;
                        /** @constant */
                        kind: "draw up";
                    } | {
                        /**
                         * Format: date
                         * @description Later payments are on the same day of each month.
                         */
                        firstPayment: string;
                        /** @constant */
                        kind: "draw up again";
                    } | {
                        debtIds: string[];
                        /** @constant */
                        kind: "offers sent";
                        /**
                         * Format: date
                         * @description The day on which it happened, 'YYYY-MM-DD'.
                         */
                        on: string;
                    } | {
                        /** @description A debt with `offeredOther`: the plan pays that sum from now on. */
                        debtId: string;
                        /** @constant */
                        kind: "offer kept";
                    } | {
                        /** @enum {string} */
                        answer: "accepts" | "accepts and stops interest" | "asks for more" | "refuses";
                        debtId: string;
                        /** @constant */
                        kind: "answered";
                        /**
                         * Format: date
                         * @description The day on which it happened, 'YYYY-MM-DD'.
                         */
                        on: string;
                        /** @description What they ask for each month; null for anything else. */
                        sum: number | null;
                    } | {
                        /** @description One debt; null for all that are open in that month. */
                        debtId: string | null;
                        /** @description For which month; null for a payment besides. */
                        due: string | null;
                        /** @constant */
                        kind: "paid";
                        /**
                         * Format: date
                         * @description The day on which it happened, 'YYYY-MM-DD'.
                         */
                        on: string;
                        /** @description Another sum than the plan has, of one debt; null for that of the plan. */
                        sum: number | null;
                    } | {
                        debtIds: string[];
                        /** @description 'YYYY-MM'. */
                        due: string;
                        /** @constant */
                        kind: "not paid";
                    } | {
                        /** @description 'YYYY-MM'. Its first month. */
                        from: string;
                        /** @constant */
                        kind: "break";
                        /** @description Whole pence: 1250 is £12.50. Not below 0. What is paid in each of its months: nothing, or less than else. */
                        monthly: number;
                        /** @description 'YYYY-MM'. Its last month. */
                        to: string;
                    } | {
                        /** @constant */
                        kind: "means changed";
                        /** @description Whole pence: 1250 is £12.50. Not below 0. What can be paid each month from now on. */
                        monthly: number;
                    } | {
                        /** @description Who has it now. */
                        creditor: string;
                        debtId: string;
                        /** @constant */
                        kind: "sold";
                        /**
                         * Format: date
                         * @description The day on which it happened, 'YYYY-MM-DD'.
                         */
                        on: string;
                    } | {
                        /** @description Whole pence: 1250 is £12.50. Not below 0. What was owed at the end of that day. */
                        balance: number;
                        debtId: string;
                        /** @constant */
                        kind: "balance put right";
                        /**
                         * Format: date
                         * @description The day on which it happened, 'YYYY-MM-DD'.
                         */
                        on: string;
                        /** @enum {string} */
                        why: "interest" | "statement";
                    } | {
                        debtId: string;
                        /** @constant */
                        kind: "closed";
                        /**
                         * Format: date
                         * @description The day on which it happened, 'YYYY-MM-DD'.
                         */
                        on: string;
                        /** @enum {string} */
                        why: "paid elsewhere" | "found wrong" | "written off";
                    } | {
                        /** @constant */
                        kind: "shared anew";
                    } | {
                        /** @description The `sequence` of what never happened. */
                        entry: number;
                        /** @constant */
                        kind: "taken back";
                    } | {
                        /** @constant */
                        kind: "reviewed";
                    } | {
                        /** @constant */
                        kind: "ended";
                        /** @enum {string} */
                        why: "paid" | "left" | "broken";
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "repayment": {
                     *         "planId": "00000000-0000-4000-8000-000000000001",
                     *         "sequence": 3,
                     *         "today": "2026-11-23",
                     *         "canNote": true,
                     *         "reminders": {
                     *           "daysBefore": null,
                     *           "canBeMailed": true
                     *         },
                     *         "draft": {
                     *           "monthly": 24000,
                     *           "debts": [
                     *             {
                     *               "id": "00000000-0000-4000-8000-000000000003",
                     *               "creditor": "Kestrel Cards",
                     *               "what": "Credit card",
                     *               "balance": 900000,
                     *               "payment": 24000
                     *             }
                     *           ],
                     *           "outside": [],
                     *           "reachesFloor": true
                     *         },
                     *         "notDrawn": null,
                     *         "differences": [],
                     *         "stands": {
                     *           "drawnUpOn": "2026-11-23",
                     *           "stage": "first payment to come",
                     *           "monthly": 24000,
                     *           "firstPayment": "2026-12-01",
                     *           "terms": {
                     *             "way": "pro rata",
                     *             "answerDays": {
                     *               "from": 14,
                     *               "by": 28
                     *             },
                     *             "silence": "write again",
                     *             "paidTo": "each creditor"
                     *           },
                     *           "debts": [
                     *             {
                     *               "id": "00000000-0000-4000-8000-000000000003",
                     *               "creditor": "Kestrel Cards",
                     *               "what": "Credit card",
                     *               "before": [],
                     *               "payment": 24000,
                     *               "started": 900000,
                     *               "corrected": 0,
                     *               "paid": 0,
                     *               "owed": 900000,
                     *               "offered": {
                     *                 "on": "2026-11-23",
                     *                 "payment": 24000
                     *               },
                     *               "answer": {
                     *                 "on": "2026-11-23",
                     *                 "answer": "accepts",
                     *                 "sum": null
                     *               },
                     *               "offeredOther": null,
                     *               "standing": "accepts",
                     *               "next": {
                     *                 "step": "ask them to stop interest",
                     *                 "who": "you",
                     *                 "by": null
                     *               },
                     *               "soldOn": null,
                     *               "out": null
                     *             }
                     *           ],
                     *           "outside": [],
                     *           "answered": {
                     *             "count": 1,
                     *             "of": 1
                     *           },
                     *           "headline": {
                     *             "says": "answers",
                     *             "count": 1,
                     *             "of": 1
                     *           },
                     *           "withoutShare": "none",
                     *           "offers": {
                     *             "firstOn": "2026-11-23",
                     *             "lastBy": "2026-12-21"
                     *           },
                     *           "tasks": [],
                     *           "past": [],
                     *           "toCome": [
                     *             {
                     *               "due": "2026-12",
                     *               "on": "2026-12-01",
                     *               "shares": [
                     *                 {
                     *                   "debtId": "00000000-0000-4000-8000-000000000003",
                     *                   "payment": 24000
                     *                 }
                     *               ],
                     *               "sum": 24000,
                     *               "isBreak": false
                     *             }
                     *           ],
                     *           "endsOn": "2030-01-01",
                     *           "sums": {
                     *             "started": 900000,
                     *             "corrected": 0,
                     *             "paid": 0,
                     *             "owed": 900000
                     *           },
                     *           "years": [
                     *             {
                     *               "year": 2026,
                     *               "pays": 24000,
                     *               "left": 876000,
                     *               "isOver": false
                     *             },
                     *             {
                     *               "year": 2027,
                     *               "pays": 288000,
                     *               "left": 588000,
                     *               "isOver": false
                     *             },
                     *             {
                     *               "year": 2028,
                     *               "pays": 288000,
                     *               "left": 300000,
                     *               "isOver": false
                     *             }
                     *           ],
                     *           "breaks": [],
                     *           "reviewDueOn": "2027-11-23",
                     *           "ended": null
                     *         },
                     *         "happened": [
                     *           {
                     *             "sequence": 3,
                     *             "on": "2026-11-23",
                     *             "writtenOn": "2026-11-23",
                     *             "kind": "answered",
                     *             "creditors": [
                     *               "Kestrel Cards"
                     *             ],
                     *             "sum": null,
                     *             "answer": "accepts",
                     *             "why": null,
                     *             "months": null,
                     *             "takes": null,
                     *             "counts": "yes",
                     *             "by": "you",
                     *             "mayBeTakenBack": true
                     *           },
                     *           {
                     *             "sequence": 2,
                     *             "on": "2026-11-23",
                     *             "writtenOn": "2026-11-23",
                     *             "kind": "offers sent",
                     *             "creditors": [
                     *               "Kestrel Cards"
                     *             ],
                     *             "sum": null,
                     *             "answer": null,
                     *             "why": null,
                     *             "months": null,
                     *             "takes": null,
                     *             "counts": "yes",
                     *             "by": "you",
                     *             "mayBeTakenBack": true
                     *           },
                     *           {
                     *             "sequence": 1,
                     *             "on": "2026-11-23",
                     *             "writtenOn": "2026-11-23",
                     *             "kind": "drawn up",
                     *             "creditors": [],
                     *             "sum": 24000,
                     *             "answer": null,
                     *             "why": null,
                     *             "months": null,
                     *             "takes": null,
                     *             "counts": "yes",
                     *             "by": "you",
                     *             "mayBeTakenBack": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        repayment: components["schemas"]["Repayment"];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    putPlansMinePlanIdRepaymentReminders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the person chose, from `GET /plans/mine`.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                planId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "daysBefore": 3
                 *     }
                 */
                "application/json": {
                    /** @description So many days before a payment; null for no reminders. */
                    daysBefore: (0 | 1 | 3 | 7) | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "daysBefore": 3
                     *     }
                     */
                    "application/json": {
                        /** @description So many days before a payment; null for no reminders. */
                        daysBefore: (0 | 1 | 3 | 7) | null;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPlansMineQuestions: {
        parameters: {
            query: {
                /**
                 * @description The id of a recommendation as it was kept.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                recordId: string;
                /**
                 * @description The usual short name, such as `DRO`.
                 * @example BKY
                 */
                shortName: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "questions": []
                     *     }
                     */
                    "application/json": {
                        questions: {
                            answers: {
                                /** @description What names it in other calls. */
                                id: string;
                                isRight: boolean;
                                /** @description What is said after it: what is true. */
                                says: string;
                                /** @description Words to show, as they are. */
                                text: string;
                            }[];
                            /** @description What names it in other calls. */
                            id: string;
                            /** @description What is said to who is not sure, which every question takes as an answer. */
                            notSure: string;
                            /** @description As it is asked. */
                            question: string;
                        }[];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPlansMineRepayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "repayment": {
                     *         "planId": "00000000-0000-4000-8000-000000000001",
                     *         "sequence": 3,
                     *         "today": "2026-11-23",
                     *         "canNote": true,
                     *         "reminders": {
                     *           "daysBefore": 3,
                     *           "canBeMailed": true
                     *         },
                     *         "draft": {
                     *           "monthly": 24000,
                     *           "debts": [
                     *             {
                     *               "id": "00000000-0000-4000-8000-000000000002",
                     *               "creditor": "Kestrel Cards",
                     *               "what": "Credit card",
                     *               "balance": 900000,
                     *               "payment": 24000
                     *             }
                     *           ],
                     *           "outside": [],
                     *           "reachesFloor": true
                     *         },
                     *         "notDrawn": null,
                     *         "differences": [],
                     *         "stands": {
                     *           "drawnUpOn": "2026-11-23",
                     *           "stage": "first payment to come",
                     *           "monthly": 24000,
                     *           "firstPayment": "2026-12-01",
                     *           "terms": {
                     *             "way": "pro rata",
                     *             "answerDays": {
                     *               "from": 14,
                     *               "by": 28
                     *             },
                     *             "silence": "write again",
                     *             "paidTo": "each creditor"
                     *           },
                     *           "debts": [
                     *             {
                     *               "id": "00000000-0000-4000-8000-000000000002",
                     *               "creditor": "Kestrel Cards",
                     *               "what": "Credit card",
                     *               "before": [],
                     *               "payment": 24000,
                     *               "started": 900000,
                     *               "corrected": 0,
                     *               "paid": 0,
                     *               "owed": 900000,
                     *               "offered": {
                     *                 "on": "2026-11-23",
                     *                 "payment": 24000
                     *               },
                     *               "answer": {
                     *                 "on": "2026-11-23",
                     *                 "answer": "accepts",
                     *                 "sum": null
                     *               },
                     *               "offeredOther": null,
                     *               "standing": "accepts",
                     *               "next": {
                     *                 "step": "ask them to stop interest",
                     *                 "who": "you",
                     *                 "by": null
                     *               },
                     *               "soldOn": null,
                     *               "out": null
                     *             }
                     *           ],
                     *           "outside": [],
                     *           "answered": {
                     *             "count": 1,
                     *             "of": 1
                     *           },
                     *           "headline": {
                     *             "says": "answers",
                     *             "count": 1,
                     *             "of": 1
                     *           },
                     *           "withoutShare": "none",
                     *           "offers": {
                     *             "firstOn": "2026-11-23",
                     *             "lastBy": "2026-12-21"
                     *           },
                     *           "tasks": [],
                     *           "past": [],
                     *           "toCome": [
                     *             {
                     *               "due": "2026-12",
                     *               "on": "2026-12-01",
                     *               "shares": [
                     *                 {
                     *                   "debtId": "00000000-0000-4000-8000-000000000002",
                     *                   "payment": 24000
                     *                 }
                     *               ],
                     *               "sum": 24000,
                     *               "isBreak": false
                     *             }
                     *           ],
                     *           "endsOn": "2030-01-01",
                     *           "sums": {
                     *             "started": 900000,
                     *             "corrected": 0,
                     *             "paid": 0,
                     *             "owed": 900000
                     *           },
                     *           "years": [
                     *             {
                     *               "year": 2026,
                     *               "pays": 24000,
                     *               "left": 876000,
                     *               "isOver": false
                     *             },
                     *             {
                     *               "year": 2027,
                     *               "pays": 288000,
                     *               "left": 588000,
                     *               "isOver": false
                     *             },
                     *             {
                     *               "year": 2028,
                     *               "pays": 288000,
                     *               "left": 300000,
                     *               "isOver": false
                     *             }
                     *           ],
                     *           "breaks": [],
                     *           "reviewDueOn": "2027-11-23",
                     *           "ended": null
                     *         },
                     *         "happened": [
                     *           {
                     *             "sequence": 3,
                     *             "on": "2026-11-23",
                     *             "writtenOn": "2026-11-23",
                     *             "kind": "answered",
                     *             "creditors": [
                     *               "Kestrel Cards"
                     *             ],
                     *             "sum": null,
                     *             "answer": "accepts",
                     *             "why": null,
                     *             "months": null,
                     *             "takes": null,
                     *             "counts": "yes",
                     *             "by": "you",
                     *             "mayBeTakenBack": true
                     *           },
                     *           {
                     *             "sequence": 2,
                     *             "on": "2026-11-23",
                     *             "writtenOn": "2026-11-23",
                     *             "kind": "offers sent",
                     *             "creditors": [
                     *               "Kestrel Cards"
                     *             ],
                     *             "sum": null,
                     *             "answer": null,
                     *             "why": null,
                     *             "months": null,
                     *             "takes": null,
                     *             "counts": "yes",
                     *             "by": "you",
                     *             "mayBeTakenBack": true
                     *           },
                     *           {
                     *             "sequence": 1,
                     *             "on": "2026-11-23",
                     *             "writtenOn": "2026-11-23",
                     *             "kind": "drawn up",
                     *             "creditors": [],
                     *             "sum": 24000,
                     *             "answer": null,
                     *             "why": null,
                     *             "months": null,
                     *             "takes": null,
                     *             "counts": "yes",
                     *             "by": "you",
                     *             "mayBeTakenBack": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        repayment: components["schemas"]["Repayment"] | null;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postSessionsGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description `basicAuthToken`: the same token as cookie. */
                    "set-cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "basicAuthToken": "p3Yw0aXnb3VybmV5LW9mLWEtZ3Vlc3Q",
                     *       "userId": "00000000-0000-4000-8000-000000000001"
                     *     }
                     */
                    "application/json": {
                        /** @description The credential of a guest: send it as `Authorization: Basic <basicAuthToken>`. */
                        basicAuthToken: string;
                        /**
                         * Format: uuid
                         * @description The id of the person, the same before and after they register.
                         */
                        userId: string;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postSessionsLead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "leadToken": "dG9rZW4tb2YtYS1wYXJ0bmVyLWxpbms"
                 *     }
                 */
                "application/json": {
                    /** @description The token of a partner’s link. It works once. */
                    leadToken: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description `basicAuthToken`: the same token as cookie. */
                    "set-cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "basicAuthToken": "p3Yw0aXnb3VybmV5LW9mLWEtZ3Vlc3Q",
                     *       "userId": "00000000-0000-4000-8000-000000000001"
                     *     }
                     */
                    "application/json": {
                        /** @description The credential of a guest: send it as `Authorization: Basic <basicAuthToken>`. */
                        basicAuthToken: string;
                        /**
                         * Format: uuid
                         * @description The id of the person, the same before and after they register.
                         */
                        userId: string;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postSessionsLeadMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "leadToken": "dG9rZW4tb2YtYS1wYXJ0bmVyLWxpbms"
                 *     }
                 */
                "application/json": {
                    /** @description The token of a partner’s link. It works once. */
                    leadToken: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "open"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description `theirs`: they came by it, or it was made for them; `open`: made for somebody else, and not used yet; `over`: unknown, run out, or used by somebody else.
                         *
                         *     - `theirs`: They came by it, or it was made for them.
                         *     - `open`: It was made for somebody else, and is not used yet.
                         *     - `over`: It is unknown, has run out, or somebody else has used it.
                         * @enum {string}
                         */
                        state: "theirs" | "open" | "over";
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getSfsExpenditureCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "categoryId": 11,
                     *         "categoryName": "Home and contents",
                     *         "kind": "fixed",
                     *         "subCategories": [
                     *           {
                     *             "subcategoryId": 111,
                     *             "subcategoryName": "Housing",
                     *             "types": [
                     *               {
                     *                 "typeId": 2001,
                     *                 "typeName": "Rent",
                     *                 "tooltipText": "The full amount, before any Housing Benefit.",
                     *                 "usualFrequencyId": 1
                     *               },
                     *               {
                     *                 "typeId": 2002,
                     *                 "typeName": "Ground rent, service charge or factor",
                     *                 "tooltipText": "What you pay for the building and shared parts.",
                     *                 "usualFrequencyId": 1
                     *               },
                     *               {
                     *                 "typeId": 2003,
                     *                 "typeName": "Mortgage",
                     *                 "tooltipText": "Your usual payment, without arrears.",
                     *                 "usualFrequencyId": 1
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BudgetCategory"][];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getSfsFrequencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "frequencyId": 1,
                     *         "frequencyName": "Monthly",
                     *         "times": 1,
                     *         "months": 1
                     *       },
                     *       {
                     *         "frequencyId": 2,
                     *         "frequencyName": "Weekly",
                     *         "times": 52,
                     *         "months": 12
                     *       },
                     *       {
                     *         "frequencyId": 3,
                     *         "frequencyName": "Fortnightly",
                     *         "times": 26,
                     *         "months": 12
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Frequency"][];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getSfsIncomeCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "categoryId": 1,
                     *         "categoryName": "Earnings",
                     *         "kind": "income",
                     *         "subCategories": [
                     *           {
                     *             "subcategoryId": 101,
                     *             "subcategoryName": "Earnings",
                     *             "types": [
                     *               {
                     *                 "typeId": 1001,
                     *                 "typeName": "Your take-home pay",
                     *                 "tooltipText": "What reaches your bank after tax, National Insurance, pension and student loan.",
                     *                 "usualFrequencyId": 1
                     *               },
                     *               {
                     *                 "typeId": 1002,
                     *                 "typeName": "Partner’s take-home pay",
                     *                 "tooltipText": "Only if you share the budget.",
                     *                 "usualFrequencyId": 1
                     *               },
                     *               {
                     *                 "typeId": 1003,
                     *                 "typeName": "Self-employed or other earnings",
                     *                 "tooltipText": "What you take out for yourself, once money for tax is set aside.",
                     *                 "usualFrequencyId": 6
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BudgetCategory"][];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postSfsMineExpenditureCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "categoryId": 11,
                 *       "types": [
                 *         {
                 *           "typeId": 2001,
                 *           "amount": 600,
                 *           "frequencyId": 1,
                 *           "deviationReasonId": null
                 *         },
                 *         {
                 *           "typeId": 2006,
                 *           "amount": 120,
                 *           "frequencyId": 1,
                 *           "deviationReasonId": null
                 *         },
                 *         {
                 *           "typeId": 2008,
                 *           "amount": 0,
                 *           "frequencyId": 1,
                 *           "deviationReasonId": 301
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description A category of the budget: a number from `GET /sfs/income/categories` or `GET /sfs/expenditure/categories`. */
                    categoryId: number;
                    categoryName?: string | null;
                    types: components["schemas"]["BudgetLineGivenInput"][];
                    /** @description The lines as they stood when they were read. What one of us has put right since then stays where this changes nothing of it, and is not overwritten where it does. Left out, the lines sent replace whatever there is. */
                    was?: components["schemas"]["BudgetLineReadInput"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "categoryId": 11,
                     *       "categoryName": "Home and contents",
                     *       "status": "Completed",
                     *       "deviationTypeId": null,
                     *       "types": [
                     *         {
                     *           "id": "00000000-0000-4000-8000-000000000001",
                     *           "typeId": 2001,
                     *           "typeName": "Rent",
                     *           "amount": 600,
                     *           "frequencyId": 1,
                     *           "deviationReasonId": null,
                     *           "deviationReasons": [],
                     *           "start": null,
                     *           "hint": null,
                     *           "help": "The full amount, before any Housing Benefit.",
                     *           "usualFrequencyId": null,
                     *           "group": "Home",
                     *           "knownBy": "answers",
                     *           "isOffered": true,
                     *           "isAnybodys": false
                     *         }
                     *       ],
                     *       "deviations": [
                     *         {
                     *           "deviationTypeId": 3,
                     *           "title": "Cost you might have missed",
                     *           "text": "Most people in your situation pay for this: TV licence. Check if you have left it out.",
                     *           "typeId": 2008,
                     *           "isExplained": true,
                     *           "guide": null
                     *         }
                     *       ],
                     *       "toldBefore": [
                     *         "At the start you told us £260 a month for energy, water and council tax."
                     *       ],
                     *       "guide": null,
                     *       "message": null,
                     *       "monthlyAmount": 720,
                     *       "nextCategoryId": 12,
                     *       "allCompleted": false
                     *     }
                     */
                    "application/json": {
                        allCompleted: boolean;
                        /** @description A category of the budget: a number from `GET /sfs/income/categories` or `GET /sfs/expenditure/categories`. */
                        categoryId: number;
                        /** @description The name of the category. */
                        categoryName: string;
                        /** @description All deviations, including those that have been explained. */
                        deviations: {
                            /** @description What is unusual about a sum. */
                            deviationTypeId: number;
                            /** @description Of which year the guide figures are, and whether they are examples only. */
                            guide: {
                                isIllustrative: boolean;
                                /** @description A year. */
                                year: number;
                            } | null;
                            isExplained: boolean;
                            /** @description Words to show, as they are. */
                            text: string;
                            /** @description A title; of a person `Mr`, `Mrs`, `Miss`, `Ms`, `Mx` or another. */
                            title: string;
                            /** @description The line beside which the reason is asked for. */
                            typeId: number;
                        }[];
                        deviationTypeId: number | null;
                        /** @description What homes like this usually spend on it; null where nothing says so. */
                        guide: {
                            /** @description How many adults. */
                            adults: number;
                            /** @description How many children. */
                            children: number;
                            /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                            highest: number;
                            isIllustrative: boolean;
                            /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                            lowest: number;
                            /** @description A year. */
                            year: number;
                        } | null;
                        /** @description The words for a category in error; null otherwise. */
                        message: string | null;
                        /** @description Pounds, with up to two decimals: 12.5 is £12.50. The monthly total of the category. */
                        monthlyAmount: number;
                        /** @description The category to open next; null when all are completed. */
                        nextCategoryId: number | null;
                        /**
                         * @description - `InProgress`: Not submitted yet.
                         *     - `Completed`: Submitted, and nothing in it wants a reason.
                         *     - `Error`: Submitted, and something in it wants a reason: see `deviations`.
                         * @enum {string}
                         */
                        status: "InProgress" | "Completed" | "Error";
                        /** @description Text about the figure given for it in the first questions. */
                        toldBefore: string[];
                        types: {
                            amount: number | null;
                            deviationReasonId: number | null;
                            /** @description The reasons to choose from beside this line; empty where none is asked for. */
                            deviationReasons: {
                                /** @description The reason that was chosen for an unusual sum. */
                                deviationReasonId: number;
                                /** @description The reason in words. */
                                deviationReasonName: string;
                            }[];
                            /** @description How often: a number from `GET /sfs/frequencies`. */
                            frequencyId: number;
                            /** @description The group of the list to tick; null where it stands behind "more". */
                            group: string | null;
                            /** @description What helps to fill it in, in a sentence. */
                            help: string;
                            /** @description Words beside a line so large that it is worth a second look; nothing is asked about it. */
                            hint: string | null;
                            /** @description Null for a line that has not been sent yet. */
                            id: string | null;
                            /** @description Income of which the line does not say whose it is, such as a benefit. */
                            isAnybodys: boolean;
                            /** @description Whether it can be this person's at all. */
                            isOffered: boolean;
                            /** @description Why it is ticked to begin with: told before, or nearly everybody has it. */
                            knownBy: ("answers" | "usual") | null;
                            /** @description What the line starts with, in pounds and with its frequency, and words about the source. It counts only once it is submitted, and is then gone. */
                            start: {
                                /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                                amount: number;
                                /** @description How often: a number from `GET /sfs/frequencies`. */
                                frequencyId: number;
                                /** @description Words to show, as they are. */
                                says: string;
                            } | null;
                            /** @description A line of the budget: a number from the categories. */
                            typeId: number;
                            /** @description The name of the line. */
                            typeName: string;
                            /** @description How often it usually comes, where that is not once a month; null otherwise. */
                            usualFrequencyId: number | null;
                        }[];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postSfsMineIncomeCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "categoryId": 1,
                 *       "types": [
                 *         {
                 *           "typeId": 1001,
                 *           "amount": 1500,
                 *           "frequencyId": 1,
                 *           "deviationReasonId": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description A category of the budget: a number from `GET /sfs/income/categories` or `GET /sfs/expenditure/categories`. */
                    categoryId: number;
                    categoryName?: string | null;
                    types: components["schemas"]["BudgetLineGivenInput"][];
                    /** @description The lines as they stood when they were read. What one of us has put right since then stays where this changes nothing of it, and is not overwritten where it does. Left out, the lines sent replace whatever there is. */
                    was?: components["schemas"]["BudgetLineReadInput"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "categoryId": 1,
                     *       "categoryName": "Earnings",
                     *       "status": "Completed",
                     *       "deviationTypeId": null,
                     *       "types": [
                     *         {
                     *           "id": "00000000-0000-4000-8000-000000000001",
                     *           "typeId": 1001,
                     *           "typeName": "Your take-home pay",
                     *           "amount": 1500,
                     *           "frequencyId": 1,
                     *           "deviationReasonId": null,
                     *           "deviationReasons": [],
                     *           "start": null,
                     *           "hint": null,
                     *           "help": "What reaches your bank after tax, National Insurance, pension and student loan.",
                     *           "usualFrequencyId": null,
                     *           "group": "Work and benefits",
                     *           "knownBy": "answers",
                     *           "isOffered": true,
                     *           "isAnybodys": false
                     *         }
                     *       ],
                     *       "deviations": [],
                     *       "toldBefore": [],
                     *       "guide": null,
                     *       "message": null,
                     *       "monthlyAmount": 1500,
                     *       "nextCategoryId": 2,
                     *       "allCompleted": false
                     *     }
                     */
                    "application/json": {
                        allCompleted: boolean;
                        /** @description A category of the budget: a number from `GET /sfs/income/categories` or `GET /sfs/expenditure/categories`. */
                        categoryId: number;
                        /** @description The name of the category. */
                        categoryName: string;
                        /** @description All deviations, including those that have been explained. */
                        deviations: {
                            /** @description What is unusual about a sum. */
                            deviationTypeId: number;
                            /** @description Of which year the guide figures are, and whether they are examples only. */
                            guide: {
                                isIllustrative: boolean;
                                /** @description A year. */
                                year: number;
                            } | null;
                            isExplained: boolean;
                            /** @description Words to show, as they are. */
                            text: string;
                            /** @description A title; of a person `Mr`, `Mrs`, `Miss`, `Ms`, `Mx` or another. */
                            title: string;
                            /** @description The line beside which the reason is asked for. */
                            typeId: number;
                        }[];
                        deviationTypeId: number | null;
                        /** @description What homes like this usually spend on it; null where nothing says so. */
                        guide: {
                            /** @description How many adults. */
                            adults: number;
                            /** @description How many children. */
                            children: number;
                            /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                            highest: number;
                            isIllustrative: boolean;
                            /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                            lowest: number;
                            /** @description A year. */
                            year: number;
                        } | null;
                        /** @description The words for a category in error; null otherwise. */
                        message: string | null;
                        /** @description Pounds, with up to two decimals: 12.5 is £12.50. The monthly total of the category. */
                        monthlyAmount: number;
                        /** @description The category to open next; null when all are completed. */
                        nextCategoryId: number | null;
                        /**
                         * @description - `InProgress`: Not submitted yet.
                         *     - `Completed`: Submitted, and nothing in it wants a reason.
                         *     - `Error`: Submitted, and something in it wants a reason: see `deviations`.
                         * @enum {string}
                         */
                        status: "InProgress" | "Completed" | "Error";
                        /** @description Text about the figure given for it in the first questions. */
                        toldBefore: string[];
                        types: {
                            amount: number | null;
                            deviationReasonId: number | null;
                            /** @description The reasons to choose from beside this line; empty where none is asked for. */
                            deviationReasons: {
                                /** @description The reason that was chosen for an unusual sum. */
                                deviationReasonId: number;
                                /** @description The reason in words. */
                                deviationReasonName: string;
                            }[];
                            /** @description How often: a number from `GET /sfs/frequencies`. */
                            frequencyId: number;
                            /** @description The group of the list to tick; null where it stands behind "more". */
                            group: string | null;
                            /** @description What helps to fill it in, in a sentence. */
                            help: string;
                            /** @description Words beside a line so large that it is worth a second look; nothing is asked about it. */
                            hint: string | null;
                            /** @description Null for a line that has not been sent yet. */
                            id: string | null;
                            /** @description Income of which the line does not say whose it is, such as a benefit. */
                            isAnybodys: boolean;
                            /** @description Whether it can be this person's at all. */
                            isOffered: boolean;
                            /** @description Why it is ticked to begin with: told before, or nearly everybody has it. */
                            knownBy: ("answers" | "usual") | null;
                            /** @description What the line starts with, in pounds and with its frequency, and words about the source. It counts only once it is submitted, and is then gone. */
                            start: {
                                /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                                amount: number;
                                /** @description How often: a number from `GET /sfs/frequencies`. */
                                frequencyId: number;
                                /** @description Words to show, as they are. */
                                says: string;
                            } | null;
                            /** @description A line of the budget: a number from the categories. */
                            typeId: number;
                            /** @description The name of the line. */
                            typeName: string;
                            /** @description How often it usually comes, where that is not once a month; null otherwise. */
                            usualFrequencyId: number | null;
                        }[];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postSfsMineList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "typeIds": [
                 *         1001,
                 *         2001,
                 *         2006
                 *       ],
                 *       "frequencyId": 1,
                 *       "settled": [
                 *         "income"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description How often: a number from `GET /sfs/frequencies`. */
                    frequencyId: number;
                    settled: ("income" | "home" | "food" | "bills" | "travel" | "other")[];
                    typeIds: number[];
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getSfsMineSfsStepId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a step of the questionnaire, from `GET /journeys/mine/pages`; the one that is open is in `GET /journeys/mine/status`.
                 * @example budget
                 */
                stepId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "financialStatementId": "00000000-0000-4000-8000-000000000001",
                     *       "frequencies": [
                     *         {
                     *           "frequencyId": 1,
                     *           "frequencyName": "Monthly",
                     *           "times": 1,
                     *           "months": 1
                     *         },
                     *         {
                     *           "frequencyId": 2,
                     *           "frequencyName": "Weekly",
                     *           "times": 52,
                     *           "months": 12
                     *         },
                     *         {
                     *           "frequencyId": 3,
                     *           "frequencyName": "Fortnightly",
                     *           "times": 26,
                     *           "months": 12
                     *         }
                     *       ],
                     *       "incomeCategories": [
                     *         {
                     *           "categoryId": 1,
                     *           "categoryName": "Earnings",
                     *           "status": "Completed",
                     *           "deviationTypeId": null,
                     *           "types": [
                     *             {
                     *               "id": "00000000-0000-4000-8000-000000000002",
                     *               "typeId": 1001,
                     *               "typeName": "Your take-home pay",
                     *               "amount": 1500,
                     *               "frequencyId": 1,
                     *               "deviationReasonId": null,
                     *               "deviationReasons": [],
                     *               "start": null,
                     *               "hint": null,
                     *               "help": "What reaches your bank after tax, National Insurance, pension and student loan.",
                     *               "usualFrequencyId": null,
                     *               "group": "Work and benefits",
                     *               "knownBy": "answers",
                     *               "isOffered": true,
                     *               "isAnybodys": false
                     *             }
                     *           ],
                     *           "deviations": [],
                     *           "toldBefore": [],
                     *           "guide": null,
                     *           "message": null,
                     *           "monthlyAmount": 1500
                     *         }
                     *       ],
                     *       "expenditureCategories": [
                     *         {
                     *           "categoryId": 11,
                     *           "categoryName": "Home and contents",
                     *           "status": "Completed",
                     *           "deviationTypeId": null,
                     *           "types": [
                     *             {
                     *               "id": "00000000-0000-4000-8000-000000000003",
                     *               "typeId": 2001,
                     *               "typeName": "Rent",
                     *               "amount": 600,
                     *               "frequencyId": 1,
                     *               "deviationReasonId": null,
                     *               "deviationReasons": [],
                     *               "start": null,
                     *               "hint": null,
                     *               "help": "The full amount, before any Housing Benefit.",
                     *               "usualFrequencyId": null,
                     *               "group": "Home",
                     *               "knownBy": "answers",
                     *               "isOffered": true,
                     *               "isAnybodys": false
                     *             }
                     *           ],
                     *           "deviations": [
                     *             {
                     *               "deviationTypeId": 3,
                     *               "title": "Cost you might have missed",
                     *               "text": "Most people in your situation pay for this: TV licence. Check if you have left it out.",
                     *               "typeId": 2008,
                     *               "isExplained": true,
                     *               "guide": null
                     *             }
                     *           ],
                     *           "toldBefore": [
                     *             "At the start you told us £260 a month for energy, water and council tax."
                     *           ],
                     *           "guide": null,
                     *           "message": null,
                     *           "monthlyAmount": 720
                     *         }
                     *       ],
                     *       "nextCategoryId": null,
                     *       "allCompleted": true,
                     *       "list": {
                     *         "typeIds": [
                     *           1001,
                     *           2001,
                     *           2006
                     *         ],
                     *         "frequencyId": 1,
                     *         "settled": [
                     *           "income"
                     *         ],
                     *         "isSaved": true
                     *       },
                     *       "tickGroups": [
                     *         {
                     *           "name": "Work and benefits",
                     *           "side": "income"
                     *         },
                     *         {
                     *           "name": "Home",
                     *           "side": "expenditure"
                     *         },
                     *         {
                     *           "name": "Bills",
                     *           "side": "expenditure"
                     *         }
                     *       ],
                     *       "toldSums": [
                     *         {
                     *           "figure": "income",
                     *           "about": "take-home pay, benefits and pensions",
                     *           "amount": 1650,
                     *           "typeIds": [
                     *             1001,
                     *             1002,
                     *             1003
                     *           ],
                     *           "isIncome": true
                     *         },
                     *         {
                     *           "figure": "home",
                     *           "about": "rent or mortgage",
                     *           "amount": 700,
                     *           "typeIds": [
                     *             2001
                     *           ],
                     *           "isIncome": false
                     *         },
                     *         {
                     *           "figure": "bills",
                     *           "about": "energy, water and council tax",
                     *           "amount": 260,
                     *           "typeIds": [
                     *             2006,
                     *             2011,
                     *             2012
                     *           ],
                     *           "isIncome": false
                     *         }
                     *       ],
                     *       "incomeToldBefore": "At the start you told us £1,650 a month for take-home pay, benefits and pensions.",
                     *       "reopened": null,
                     *       "isComplete": true,
                     *       "message": "All done. If you're confident you've inputted accurate figures, please continue"
                     *     }
                     */
                    "application/json": {
                        allCompleted: boolean;
                        expenditureCategories: components["schemas"]["CategoryAsItStands"][];
                        /** @description Null before the first category is submitted. */
                        financialStatementId: string | null;
                        frequencies: components["schemas"]["Frequency"][];
                        incomeCategories: components["schemas"]["CategoryAsItStands"][];
                        /** @description The total income given in the first questions; null where none was. */
                        incomeToldBefore: string | null;
                        /** @description The person has confirmed the budget, and nothing has reopened it since. */
                        isComplete: boolean;
                        /** @description What was ticked, or else what is known; `isSaved` once the person has ticked. */
                        list: {
                            /** @description How often: a number from `GET /sfs/frequencies`. */
                            frequencyId: number;
                            isSaved: boolean;
                            settled: ("income" | "home" | "food" | "bills" | "travel" | "other")[];
                            typeIds: number[];
                        };
                        /** @description The message once all is completed; null before. */
                        message: string | null;
                        /** @description The category to open next; null when all are completed. */
                        nextCategoryId: number | null;
                        /** @description Categories to look at again because something else the person told us has changed, with the reason as text. */
                        reopened: {
                            categoryIds: number[];
                            /** @description Words to show, as they are. */
                            says: string;
                        } | null;
                        /** @description The groups of the list to tick, in their order. */
                        tickGroups: {
                            /** @description Its name. */
                            name: string;
                            /**
                             * @description - `income`: Money that comes in.
                             *     - `expenditure`: Money that goes out.
                             * @enum {string}
                             */
                            side: "income" | "expenditure";
                        }[];
                        /** @description The sums of the first questions, with the lines that come to the same. */
                        toldSums: {
                            /** @description What it is about, in words. */
                            about: string;
                            /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                            amount: number;
                            /**
                             * @description - `income`: All that comes in.
                             *     - `home`: Rent or mortgage.
                             *     - `food`: Food and household.
                             *     - `bills`: Bills.
                             *     - `travel`: Travel.
                             *     - `other`: Everything else.
                             * @enum {string}
                             */
                            figure: "income" | "home" | "food" | "bills" | "travel" | "other";
                            isIncome: boolean;
                            typeIds: number[];
                        }[];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getSfsMineSfsComplete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getSfsMineStatementPdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description `attachment`, with the name of the file. */
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getSfsMineSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalIncome": 1500,
                     *       "totalExpenditure": 1260,
                     *       "disposableIncome": 240,
                     *       "summaryText": "You have £240.00 left each month after your bills and living costs.",
                     *       "shortfallHelp": [],
                     *       "incomes": [
                     *         {
                     *           "categoryId": 1,
                     *           "name": "Earnings",
                     *           "value": 1500
                     *         }
                     *       ],
                     *       "outgoings": [
                     *         {
                     *           "categoryId": 11,
                     *           "name": "Home and contents",
                     *           "value": 720
                     *         },
                     *         {
                     *           "categoryId": 12,
                     *           "name": "Utilities",
                     *           "value": 120
                     *         },
                     *         {
                     *           "categoryId": 13,
                     *           "name": "Water",
                     *           "value": 30
                     *         }
                     *       ],
                     *       "isComplete": true
                     *     }
                     */
                    "application/json": {
                        /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                        disposableIncome: number;
                        /** @description The monthly total of each income category, without those of 0. */
                        incomes: {
                            /** @description A category of the budget: a number from `GET /sfs/income/categories` or `GET /sfs/expenditure/categories`. */
                            categoryId: number;
                            /** @description Its name. */
                            name: string;
                            /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                            value: number;
                        }[];
                        isComplete: boolean;
                        /** @description The monthly total of each expenditure category, without those of 0. */
                        outgoings: {
                            /** @description A category of the budget: a number from `GET /sfs/income/categories` or `GET /sfs/expenditure/categories`. */
                            categoryId: number;
                            /** @description Its name. */
                            name: string;
                            /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                            value: number;
                        }[];
                        /** @description Empty unless spending exceeds income. It never blocks anyone. */
                        shortfallHelp: {
                            helpIds: string[];
                            /** @description Words to show, as they are. */
                            text: string;
                            /**
                             * @description - `immigration adviser`: Who may lose their right to stay by a benefit asks an adviser first.
                             *     - `benefits check`: What else may be paid.
                             *     - `energy help`: Help with gas and electricity.
                             *     - `debt action plan`: What to do about the debts meanwhile.
                             * @enum {string}
                             */
                            topic: "immigration adviser" | "benefits check" | "energy help" | "debt action plan";
                        }[];
                        /** @description The budget in a sentence, to show. */
                        summaryText: string;
                        /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                        totalExpenditure: number;
                        /** @description Pounds, with up to two decimals: 12.5 is £12.50. */
                        totalIncome: number;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getSupportNeeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "title": "Large print"
                     *       },
                     *       {
                     *         "id": 2,
                     *         "title": "A slower pace, with more time"
                     *       },
                     *       {
                     *         "id": 3,
                     *         "title": "Call me back, I won’t call you"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @description What names it in other calls. */
                        id: number;
                        /** @description A title; of a person `Mr`, `Mrs`, `Miss`, `Ms`, `Mx` or another. */
                        title: string;
                    }[];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getSupportNeedsMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "consent": {
                     *         "hasConsented": null,
                     *         "textVersion": "1",
                     *         "purpose": "To talk and write to you in a way that works for you.",
                     *         "text": "I agree that you keep the help I need when we talk or write. Everybody who advises me sees it, so that I say it once. I can say no, and I can change my mind at any time: then you remove it."
                     *       },
                     *       "supportNeedIds": []
                     *     }
                     */
                    "application/json": {
                        consent: {
                            /** @description Null: not asked yet, or the words have changed since. */
                            hasConsented: boolean | null;
                            /** @description What it is for, in words. */
                            purpose: string;
                            /** @description Words to show, as they are. */
                            text: string;
                            /** @description The version of the words that are shown: send back the one that was read. */
                            textVersion: string;
                        };
                        supportNeedIds: number[];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    putSupportNeedsMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "supportNeedIds": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": {
                    supportNeedIds: number[];
                    /** @description The ids as they were read: what is more here is added, what is fewer is taken away, and what was put right since stays. Left out, all are replaced. */
                    was?: number[];
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postUsersCustomerLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "danielle@towpath.example",
                 *       "password": "Narrowboat 7!"
                 *     }
                 */
                "application/json": {
                    /** @description Brings along what the guest of this call, by its `Authorization: Basic` or cookie, has told us: it is the account’s from then on, and the guest is gone. Where the account has its own, that stands, and `GET /journeys/mine/brought` says what is to be asked. Made again it changes nothing. */
                    bringsGuest?: boolean;
                    /**
                     * Format: email
                     * @description An email address, up to 254 characters.
                     */
                    email: string;
                    /** @description Up to 200 characters. A new one has at least 16, or at least 8 with a capital, a small letter, a digit and a sign; common ones are refused. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description `refreshToken` (HttpOnly: out of reach of scripts), `accessToken` and `user`; `basicAuthToken` is cleared. */
                    "set-cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMDAwIn0.c2lnbmF0dXJl",
                     *       "user": {
                     *         "userId": "00000000-0000-4000-8000-000000000001",
                     *         "firstName": "Danielle",
                     *         "lastName": "Hughes",
                     *         "email": "danielle@towpath.example"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description The credential of a customer: send it as `Authorization: Bearer <accessToken>`. */
                        accessToken: string;
                        user: components["schemas"]["SessionUser"];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postUsersCustomerLoginCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challenge": "cmlnaHQtcGFzc3dvcmQtY29kZS1zdGlsbC10by1jb21l",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": {
                    /** @description Brings along what the guest of this call, by its `Authorization: Basic` or cookie, has told us: it is the account’s from then on, and the guest is gone. Where the account has its own, that stands, and `GET /journeys/mine/brought` says what is to be asked. Made again it changes nothing. */
                    bringsGuest?: boolean;
                    /** @description What came with SECOND_FACTOR_NEEDED. */
                    challenge: string;
                    /** @description The six digits that the app shows now, or a recovery code. Spaces and dashes count for nothing. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description `refreshToken` (HttpOnly: out of reach of scripts), `accessToken` and `user`; `basicAuthToken` is cleared. */
                    "set-cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMDAwIn0.c2lnbmF0dXJl",
                     *       "user": {
                     *         "userId": "00000000-0000-4000-8000-000000000001",
                     *         "firstName": "Dani",
                     *         "lastName": "Hughes",
                     *         "email": "dani@towpath.example"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description The credential of a customer: send it as `Authorization: Bearer <accessToken>`. */
                        accessToken: string;
                        user: components["schemas"]["SessionUser"];
                    };
                };
            };
            /** @description `LOGIN_CHALLENGE_ENDED`: a code for a login that was begun more than ten minutes ago, has ended, or never was; `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postUsersCustomerLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    /** @description The four session cookies, cleared. */
                    "set-cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postUsersCustomerPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "newPassword": "six ducks under a bridge",
                 *       "currentPassword": "Narrowboat 7!"
                 *     }
                 */
                "application/json": {
                    /** @description Where `secondFactor` of the account is not null: the six digits that the app shows now, or a recovery code. One that counted before counts no more, also not one of the login. */
                    code?: string;
                    /** @description The password until now; left out by who has none yet. */
                    currentPassword?: string;
                    /** @description The password from now on; what it needs is said at `password`. */
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postUsersCustomerPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "dG9rZW4tb2YtYS1saW5rLWluLWEtbWFpbA",
                 *       "newPassword": "six ducks under a bridge again"
                 *     }
                 */
                "application/json": {
                    /** @description The password from now on; what it needs is said at `password`. */
                    newPassword: string;
                    /** @description The token of the link that came by mail. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `RESET_LINK_NOT_VALID`: a reset link that was used, has ended or never existed; `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postUsersCustomerPasswordResetCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "dG9rZW4tb2YtYS1saW5rLWluLWEtbWFpbA"
                 *     }
                 */
                "application/json": {
                    /** @description The token of the link that came by mail. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `RESET_LINK_NOT_VALID`: a reset link that was used, has ended or never existed; `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postUsersCustomerPasswordResetRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "reset@towpath.example"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: email
                     * @description An email address, up to 254 characters.
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postUsersCustomerPasswordCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "six ducks under a bridge"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: email
                     * @description An email address, up to 254 characters.
                     */
                    email?: string;
                    /** @description First name. */
                    firstName?: string;
                    /** @description Last name; may be empty. */
                    lastName?: string;
                    /** @description Up to 200 characters. A new one has at least 16, or at least 8 with a capital, a small letter, a digit and a sign; common ones are refused. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postUsersCustomerRefreshtoken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "00000000-0000-4000-8000-000000000001"
                 *     }
                 */
                "application/json": {
                    /** @description The refresh token, where it does not come as cookie. */
                    refreshToken?: string;
                    /**
                     * Format: uuid
                     * @description The id of the person, the same before and after they register.
                     */
                    userId?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description `refreshToken` and `accessToken`, both new. */
                    "set-cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMDAwIn0.c2lnbmF0dXJl"
                     *     }
                     */
                    "application/json": {
                        /** @description The credential of a customer: send it as `Authorization: Bearer <accessToken>`. */
                        accessToken: string;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postUsersCustomerRegister: {
        parameters: {
            query?: never;
            header?: {
                /** @description 16 to 100 letters, digits and dashes, made by the caller. The same call with the same key, body and guest may be made again for ten minutes, where its answer was lost. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "person-00000000-0000-4000-8000-000000000001@towpath.example",
                 *       "firstName": "Danielle",
                 *       "lastName": "Hughes",
                 *       "stepId": "account"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: email
                     * @description An email address, up to 254 characters.
                     */
                    email?: string;
                    /** @description First name. */
                    firstName?: string;
                    /** @description Last name; may be empty. */
                    lastName?: string;
                    /** @description The id of a step of the questionnaire, from `GET /journeys/mine/pages`; the one that is open is in `GET /journeys/mine/status`. */
                    stepId: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description `refreshToken` (HttpOnly: out of reach of scripts), `accessToken` and `user`; `basicAuthToken` is cleared. */
                    "set-cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMDAwIn0.c2lnbmF0dXJl",
                     *       "user": {
                     *         "userId": "00000000-0000-4000-8000-000000000001",
                     *         "firstName": "Danielle",
                     *         "lastName": "Hughes",
                     *         "email": "person-00000000-0000-4000-8000-000000000001@towpath.example"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description The credential of a customer: send it as `Authorization: Bearer <accessToken>`. */
                        accessToken?: string;
                        user: components["schemas"]["SessionUser"];
                    };
                };
            };
            /** @description `REGISTRATION_FAILED`: registration cannot be done here; `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postUsersCustomerRegisterContinue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "danielle@towpath.example",
                 *       "stepId": "account"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: email
                     * @description An email address, up to 254 characters.
                     */
                    email: string;
                    /** @description The id of a step of the questionnaire, from `GET /journeys/mine/pages`; the one that is open is in `GET /journeys/mine/status`. */
                    stepId: string;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `REGISTRATION_FAILED`: registration cannot be done here; `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postUsersCustomerRegisterLater: {
        parameters: {
            query?: never;
            header?: {
                /** @description 16 to 100 letters, digits and dashes, made by the caller. The same call with the same key, body and guest may be made again for ten minutes, where its answer was lost. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "later@towpath.example"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: email
                     * @description An email address, up to 254 characters.
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description `refreshToken` (HttpOnly: out of reach of scripts), `accessToken` and `user`; `basicAuthToken` is cleared. */
                    "set-cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMDAwIn0.c2lnbmF0dXJl",
                     *       "user": {
                     *         "userId": "00000000-0000-4000-8000-000000000001",
                     *         "firstName": "",
                     *         "lastName": "",
                     *         "email": "later@towpath.example"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description The credential of a customer: send it as `Authorization: Bearer <accessToken>`. */
                        accessToken?: string;
                        user: components["schemas"]["SessionUser"];
                    };
                };
            };
            /** @description `REGISTRATION_FAILED`: registration cannot be done here; `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postAddressPostcode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "postcode": "EG1 1AA"
                 *     }
                 */
                "application/json": {
                    /** @description A UK postcode, in small or capital letters, with or without its space: `LS1 4AA`. */
                    postcode: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "flatNumber": "",
                     *         "buildingName": "Lock Keeper’s Cottage",
                     *         "buildingNumber": "3",
                     *         "street": "Wharf Lane",
                     *         "district": "Narborough",
                     *         "town": "Leicester",
                     *         "countryId": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["FoundAddress"][];
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getIp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "ip": "127.0.0.1"
                     *     }
                     */
                    "application/json": {
                        /** @description An internet address, version 4 or 6. */
                        ip: string;
                        /** @description How it stands, in a word to show. */
                        status: number;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    postLeads: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 16 to 100 letters, digits and dashes, made by the partner; another for each person.
                 * @example order-2026-000017
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Ms",
                 *       "forename": "Danielle",
                 *       "middlename": "May",
                 *       "surname": "Hughes",
                 *       "emailAddress": "danielle@example.com",
                 *       "phoneNumber": "07911 123456",
                 *       "welcomeMessageId": 2,
                 *       "marketingContext": {
                 *         "brandId": "mw_quick",
                 *         "plid": "spring",
                 *         "gclId": "EAIaIQobChMI",
                 *         "query": "plid=spring"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description An email address, up to 254 characters. */
                    emailAddress?: string;
                    /** @description First name. */
                    forename: string;
                    /** @description Where the person came from; `appId`, if given, is that of the key. */
                    marketingContext?: {
                        /** @description Which look or partner the visit began with. */
                        appId?: string;
                        /** @description Which brand the visit began with. */
                        brandId?: string;
                        /** @description The number of an advertisement that was pressed. */
                        gclId?: string;
                        /** @description A campaign or source of the partner: leads are counted by it. */
                        plid?: string;
                        /** @description What else the address began with. */
                        query?: string;
                    };
                    /** @description Names between first and last. */
                    middlename?: string;
                    /** @description A UK phone number: spaces are allowed, and +44 or 0 to begin with, as in `07700 900123`. */
                    phoneNumber: string;
                    /** @description Last name. */
                    surname?: string;
                    /** @description One of the titles that forms offer, such as `Ms`. */
                    title?: string;
                    /** @description Which welcome to show: 1 the usual one, 2 after a search for car finance, 3 after one for a loan. */
                    welcomeMessageId?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "leadId": "00000000-0000-4000-8000-000000000001",
                     *       "personalLink": "http://localhost:3000/start?lead=dG9rZW4tb2YtYS1wYXJ0bmVyLWxpbms&appId=mw_quick&plid=spring",
                     *       "endsAt": "2026-12-07T10:00:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /** @description Until when the link works. */
                        endsAt: string;
                        /** @description The id of the lead. */
                        leadId: string;
                        /** @description The address to send the person, and nobody else. */
                        personalLink: string;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getReportsLeads: {
        parameters: {
            query: {
                /**
                 * @description The first day.
                 * @example 2026-11-01
                 */
                from: string;
                /**
                 * @description The last day, within it; a year after `from` at most.
                 * @example 2026-11-30
                 */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "appId": "mw_quick",
                     *       "sources": [
                     *         {
                     *           "plid": null,
                     *           "created": 1,
                     *           "opened": null,
                     *           "qualifierFinished": null,
                     *           "advised": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description The partner. */
                        appId: string;
                        sources: {
                            /** @description How many were given advice, to the nearest ten. Null: fewer than ten. */
                            advised: number | null;
                            /** @description Leads that were made. */
                            created: number;
                            /** @description How many of them came by their link, to the nearest ten. Null: fewer than ten. */
                            opened: number | null;
                            /** @description The source; null for leads without one and for all sources of fewer than ten leads, together. */
                            plid: string | null;
                            /** @description How many answered all first questions, to the nearest ten. Null: fewer than ten. */
                            qualifierFinished: number | null;
                        }[];
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: a value breaks a rule; `fields` says which and why; `MALFORMED_REQUEST`: the body is not the JSON this call takes */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
}
