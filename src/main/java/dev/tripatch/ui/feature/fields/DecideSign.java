package dev.tripatch.ui.feature.fields;

import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Fates;
import dev.tripatch.decide.Tally;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.threeway.LeavingOut;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.Marks;
import java.util.List;
import java.util.Optional;

/**
 * What decides a field at a click on a sign beside it. A value that can be taken is where it is
 * taken from, with the direction in which it goes; the others are in local.
 */
public enum DecideSign {
  TAKE_LIVE("«", Fate.TAKE_LIVE),
  TAKE_LAST_APPLIED("»", Fate.TAKE_LAST_APPLIED),
  KEEP_LOCAL("=", Fate.KEEP_LOCAL),
  LEAVE_OUT("∅"),
  PUT_BACK("↺"),
  RESTORE("↺", Fate.RESTORE);

  private final String glyph;
  private final Optional<Fate> fate;

  DecideSign(String glyph) {
    this.glyph = glyph;
    this.fate = Optional.empty();
  }

  DecideSign(String glyph, Fate fate) {
    this.glyph = glyph;
    this.fate = Optional.of(fate);
  }

  /** How many of them a field can have in a document at most. */
  public static int placesIn(Role document) {
    return switch (document) {
      case LAST_APPLIED, LIVE -> 1;
      case LOCAL -> 2;
      case PATCH, RESULT -> 0;
    };
  }

  /** Those of a field in a document: fields of the table have some, and fields that are decided. */
  public static List<DecideSign> of(FieldPath field, Role document, Fates fates, Tally tally) {
    Explanation all = fates.outcome().explanation();
    boolean isDecided = tally.at(field).isPresent();
    if (fates.isInside(field)) {
      return inside(field, document, fates, isDecided).stream()
          .filter(sign -> sign.isPossible(field, fates))
          .toList();
    }
    boolean isUndecided = tally.undecided().contains(field);
    boolean isLeftOut = all.at(field).outcome().isLeftOut();
    if (!isDecided && !isRow(all.at(field), field)) {
      return List.of();
    }
    List<DecideSign> wanted =
        switch (document) {
          case LAST_APPLIED -> List.of(TAKE_LAST_APPLIED);
          case LIVE -> List.of(TAKE_LIVE);
          case LOCAL -> isLeftOut ? List.of(PUT_BACK) : inLocal(isDecided, isUndecided);
          case PATCH, RESULT -> List.of();
        };
    return wanted.stream().filter(sign -> sign.isPossible(field, fates)).toList();
  }

  /** A part of a list that is sent whole cannot be left out of the patch. */
  private static List<DecideSign> inside(
      FieldPath field, Role document, Fates fates, boolean isDecided) {
    if (!isDecided && fates.partAt(field).isEmpty()) {
      return List.of();
    }
    return switch (document) {
      case LAST_APPLIED -> List.of(TAKE_LAST_APPLIED);
      case LIVE -> List.of(TAKE_LIVE);
      case LOCAL -> List.of(isDecided ? RESTORE : KEEP_LOCAL);
      case PATCH, RESULT -> List.of();
    };
  }

  /** The last one is what a person most likely looks for where the field is not selected. */
  private static List<DecideSign> inLocal(boolean isDecided, boolean isUndecided) {
    if (isDecided) {
      return List.of(LEAVE_OUT, RESTORE);
    }
    return isUndecided ? List.of(KEEP_LOCAL, LEAVE_OUT) : List.of(LEAVE_OUT);
  }

  private static boolean isRow(FieldOutcome field, FieldPath path) {
    return field.path().equals(path) && Marks.of(field).isPresent();
  }

  private boolean isPossible(FieldPath field, Fates fates) {
    return fate.map(each -> fates.outline(each, List.of(field)).isPossible())
        .orElseGet(() -> new LeavingOut(fates.outcome().explanation()).refusal(field).isEmpty());
  }

  String glyph() {
    return glyph;
  }

  /** The fate that it gives the field; empty if it changes the patch alone. */
  public Optional<Fate> fate() {
    return fate;
  }
}
