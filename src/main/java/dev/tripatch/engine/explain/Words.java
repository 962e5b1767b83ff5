package dev.tripatch.engine.explain;

import dev.tripatch.engine.explain.outcome.ConflictEffect;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.explain.outcome.ServerFields;
import dev.tripatch.engine.patch.GoText;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.prose.Said;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An outcome in plain English. Words between backticks are code.
 *
 * @param title what happens, in a few words with a full stop
 * @param brief why, in a few words for a table
 * @param said why, and what would change it
 */
public record Words(Said title, Said brief, List<Said> said) {

  public Words {
    said = List.copyOf(said);
  }

  /** Those of a reason, with the values of their placeholders. */
  static Words of(ReasonWording reason, Object... values) {
    return new Words(
        said(reason, "headline", values),
        said(reason, "summary", values),
        List.of(said(reason, "sentence", values)));
  }

  private static Said said(ReasonWording reason, String part, Object... values) {
    return new Said(reason, reason.name() + "." + part, List.of(values));
  }

  /** What happens, in a few words with a full stop. */
  public String headline() {
    return title.toString();
  }

  /** Why, in a few words for a table. */
  public String summary() {
    return brief.toString();
  }

  /** Why, and what would change it. */
  public String sentence() {
    String sentence = said.stream().map(Said::toString).collect(Collectors.joining(" "));
    return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
  }

  /** The words for an outcome. What the check for conflicts itself let pass does not count. */
  public static Words of(FieldOutcome field) {
    Words words = new Phrases(field).words();
    return switch (field.standing()) {
      case PLAIN -> words;
      case IDLE -> isAsIs(field) ? words : IdlePhrases.of(field);
      case KEEPS_TEXT -> Words.of(ReasonWording.STRING_DATA);
      case UNKNOWN ->
          Words.of(
                  ReasonWording.UNKNOWN,
                  "field",
                  new FieldName(field.path()),
                  "headline",
                  words.headline())
              .before(words);
      case CONFLICT -> words.inConflict(field);
    };
  }

  /** Whether what it says besides is more than that nothing changes. */
  private static boolean isAsIs(FieldOutcome field) {
    return ServerFields.include(field.path()) || field.reason() == Reason.DOCUMENT_DIRECTIVE;
  }

  private Words inConflict(FieldOutcome field) {
    if (field.reason() == Reason.SORTED_BY_CHECK || field.outcome().isCleared()) {
      return this;
    }
    return switch (ConflictEffect.of(field)) {
      case PUTS_BACK ->
          wasApplied(field) ? asPutBack(field) : asOverwritten(field, ConflictEffect.OVERWRITES);
      case DELETES -> asOverwritten(field, ConflictEffect.DELETES);
      case MIXES, OVERWRITES -> asOverwritten(field, ConflictEffect.OVERWRITES);
    };
  }

  /** Whether what comes back is not something that live lost. */
  private static boolean isEmptied(FieldOutcome field) {
    Value local = field.values().local();
    boolean isEmpty = MapValue.EMPTY.equals(local) || ListValue.EMPTY.equals(local);
    return isEmpty && !Objects.equals(local, field.values().lastApplied());
  }

  private Words asPutBack(FieldOutcome field) {
    return Words.of(isEmptied(field) ? ReasonWording.PUT_BACK_EMPTY : ReasonWording.PUT_BACK)
        .before(this);
  }

  private static boolean wasApplied(FieldOutcome field) {
    return field.values().lastApplied() != null && field.values().lastApplied() != NullValue.NULL;
  }

  private Words asOverwritten(FieldOutcome field, ConflictEffect effect) {
    String headline = headline();
    return Words.of(
            wasApplied(field) ? ReasonWording.OVERWRITTEN : ReasonWording.OVERWRITTEN_NEW,
            "effect",
            effect.word(),
            "headline",
            headline.substring(0, 1).toLowerCase(Locale.ROOT) + headline.substring(1))
        .before(this);
  }

  private Words before(Words more) {
    return new Words(title, brief, Stream.concat(said.stream(), more.said().stream()).toList());
  }

  /** The words for what is sent and changes nothing. */
  private static final class IdlePhrases {
    /** Longer texts are not quoted. */
    private static final int LONGEST = 60;

    private static final FieldPath STRING_DATA = FieldPath.of("stringData");

    private IdlePhrases() {}

    static Words of(FieldOutcome field) {
      FieldName name = new FieldName(field.path());
      Value local = field.values().local();
      Value live = field.values().live();
      boolean isGone = NullValue.isNothing(local);
      if (field.path().startsWith(STRING_DATA)) {
        return Words.of(
            isGone ? ReasonWording.STAYS_IN_DATA : ReasonWording.STORED_IN_DATA,
            "field",
            name,
            "data",
            field.path().toString().replaceFirst("stringData", "data"));
      }
      if (isGone) {
        return Words.of(ReasonWording.STORED_AGAIN, "field", name);
      }
      Optional<String> said = quoted(local);
      Optional<String> kept = quoted(live);
      if (said.isPresent() && kept.isPresent()) {
        return Words.of(
            ReasonWording.STORED_SAME, "field", name, "local", said.get(), "live", kept.get());
      }
      return said.isPresent() && NullValue.isNothing(live)
          ? Words.of(ReasonWording.STORED_NOTHING, "field", name, "local", said.get())
          : Words.of(ReasonWording.STORED_ALIKE, "field", name);
    }

    /** A short scalar; an empty text in quotes. */
    private static Optional<String> quoted(@Nullable Value value) {
      return value instanceof Scalar scalar && scalar != NullValue.NULL
          ? Optional.of(GoText.print(scalar))
              .map(text -> text.isEmpty() ? "\"\"" : text)
              .filter(text -> text.length() <= LONGEST)
          : Optional.empty();
    }
  }
}
