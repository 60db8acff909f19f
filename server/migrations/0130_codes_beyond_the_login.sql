-- That the owner of an account is told where somebody knows their password and gives wrong codes, and that setting codes
-- up survives a reload. Expand only: a release from before tells nobody, and begins anew with another secret.
-- When they were told last: once a day is enough.
alter table second_factors add column wrong_codes_told_at timestamptz;
-- The login that asked for the secret: the same one is shown it again for a while, no other is.
alter table second_factors add column asked_session_id uuid;
-- From where a wrong code was given for it last, as the key of the tries from there. Null where none was.
alter table login_challenges add column refused_from bytea;
