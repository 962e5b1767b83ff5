package dev.tripatch.cli.command.send;

import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.workspace.sending.Prepared;
import dev.tripatch.workspace.sending.TouchedField;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How far one object came.
 *
 * @param candidate what was asked for
 * @param state how far
 * @param said why, or what came of it, in sentences
 * @param prepared what could be sent; empty if nothing could
 * @param touched fields that live changed meanwhile
 * @param journal the change's name in the journal; empty if it has none
 */
record Checked(
    WantedChange candidate,
    State state,
    List<String> said,
    Optional<Prepared> prepared,
    List<TouchedField> touched,
    Optional<String> journal) {

  /** How far a change came. */
  enum State {
    /** There is nothing to send. */
    NOTHING,
    /** It cannot be sent, or the server does not take it. */
    BLOCKED,
    /** It could be sent. */
    SHOWN,
    /** A person does not want it. */
    DECLINED,
    /** The person's word does not count here. */
    NOT_ALLOWED,
    /** The cluster has it. */
    SENT,
    /** The cluster does not have it, and it was to be sent. */
    FAILED,
    /** Nobody knows whether the cluster has it. */
    PERHAPS_SENT;

    /** As programs read it. */
    String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  Checked {
    said = List.copyOf(said);
    touched = List.copyOf(touched);
  }

  static Checked of(WantedChange candidate, State state, List<String> said) {
    return new Checked(candidate, state, said, Optional.empty(), List.of(), Optional.empty());
  }

  Checked with(List<TouchedField> fields) {
    return new Checked(candidate, state, said, prepared, fields, journal);
  }

  Checked ready(Prepared now) {
    return new Checked(candidate, state, said, Optional.of(now), touched, journal);
  }

  /** The same, further. */
  Checked in(State other, List<String> sentences) {
    return new Checked(candidate, other, sentences, prepared, touched, journal);
  }

  Checked in(State other, List<String> sentences, Optional<String> id) {
    return new Checked(candidate, other, sentences, prepared, touched, id);
  }

  ObjectName object() {
    return candidate.object();
  }

  /** Whether the rest of a list is left alone after it. */
  boolean isEnd() {
    return switch (state) {
      case DECLINED, NOT_ALLOWED, FAILED, PERHAPS_SENT -> true;
      case SHOWN -> !said.isEmpty();
      case NOTHING, BLOCKED, SENT -> false;
    };
  }

  /** Whether it can be sent as far as is known. */
  boolean isReady() {
    return state == State.SHOWN && prepared.isPresent();
  }
}
