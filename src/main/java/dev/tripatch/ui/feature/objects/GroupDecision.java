package dev.tripatch.ui.feature.objects;

import dev.tripatch.decide.Fate;
import java.util.Arrays;
import java.util.Optional;

/** What can be decided about fields of several objects together. */
enum GroupDecision {
  TAKE_LIVE(Fate.TAKE_LIVE, ObjectWords.TAKE_LIVE_HELP),
  TAKE_LAST_APPLIED(Fate.TAKE_LAST_APPLIED, ObjectWords.TAKE_LAST_APPLIED_HELP),
  KEEP_LOCAL(Fate.KEEP_LOCAL, ObjectWords.KEEP_LOCAL_HELP),
  LEAVE_TO_LIVE(Fate.GIVE_UP, ObjectWords.LEAVE_TO_LIVE_HELP),
  /** Only the patches change. */
  LEAVE_OUT;

  private final Optional<Fate> fate;
  private final ObjectWords help;

  GroupDecision(Fate fate, ObjectWords help) {
    this.fate = Optional.of(fate);
    this.help = help;
  }

  GroupDecision() {
    this.fate = Optional.empty();
    this.help = ObjectWords.LEAVE_OUT_HELP;
  }

  /** The one that a fate is, or no fate; empty for what is decided in one object at a time. */
  static Optional<GroupDecision> of(Optional<Fate> fate) {
    return Arrays.stream(values()).filter(each -> each.fate.equals(fate)).findFirst();
  }

  /** What local gets; empty where it stays. */
  Optional<Fate> fate() {
    return fate;
  }

  /** The action that does the same to fields of one object, and has the keys. */
  String action() {
    return fate.map(Fate::name).orElseGet(this::name);
  }

  String title() {
    return fate.map(Fate::title).orElseGet(ObjectWords.LEAVE_OUT::text);
  }

  String help() {
    return help.text();
  }

  /** Whether it is needed so often that it has a button. */
  boolean isUsual() {
    return this == TAKE_LIVE || this == KEEP_LOCAL;
  }

  /** Words with the keys after them. */
  static String with(String keys, String words) {
    return keys.isEmpty() ? words : ObjectWords.WITH_KEYS.text("words", words, "keys", keys);
  }
}
