package dev.tripatch.show.table;

import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import dev.tripatch.show.paint.ShortText;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What own rules change in a comparison.
 *
 * @param fields the fields that come out otherwise
 * @param isPatchOther whether another patch is sent, whatever comes out
 * @param refusedWithout why Kubernetes would refuse without the own rules, if it would
 * @param refusedWith why it would refuse with them, if it would
 */
public record RuleEffect(
    List<ChangedField> fields,
    boolean isPatchOther,
    Optional<String> refusedWithout,
    Optional<String> refusedWith) {

  /** Own rules that change nothing. */
  public static final RuleEffect NONE =
      new RuleEffect(List.of(), false, Optional.empty(), Optional.empty());

  public RuleEffect {
    fields = List.copyOf(fields);
  }

  /**
   * A field that comes out otherwise.
   *
   * @param path the field
   * @param isOrder whether only the order of its items is another
   * @param without its value without own rules; {@code —} for none
   * @param with its value with them; {@code —} for none
   */
  public record ChangedField(FieldPath path, boolean isOrder, String without, String with) {

    static ChangedField of(
        FieldPath path,
        boolean isOrder,
        @Nullable Value without,
        @Nullable Value with,
        Optional<String> mergeKey) {
      return new ChangedField(
          path, isOrder, ShortText.of(without, mergeKey), ShortText.of(with, mergeKey));
    }
  }

  /** Compares what comes out without and with own rules. */
  public static RuleEffect of(SchemaScope scope, Outcome without, Outcome with) {
    return new RuleEffect(
        RuleDifferences.of(without.result(), with.result(), scope.answer().type()),
        !without.patch().equals(with.patch()),
        without.refusal().map(Refusal::cause),
        with.refusal().map(Refusal::cause));
  }

  /**
   * What comes out.
   *
   * @param result the result; an empty object if Kubernetes refuses
   * @param patch the patch as text
   * @param refusal why Kubernetes refuses, if it does
   */
  public record Outcome(Value result, String patch, Optional<Refusal> refusal) {}

  /** In a few words: {@code 1 field changes}. */
  public String headline() {
    if (refusedWith.isPresent() && refusedWithout.isEmpty()) {
      return ShowWording.REFUSED_WITH.text("cause", refusedWith.get());
    }
    if (refusedWithout.isPresent() && refusedWith.isEmpty()) {
      return ShowWording.REFUSED_WITHOUT.text("cause", refusedWithout.get());
    }
    if (!fields.isEmpty()) {
      return ShowWording.FIELDS_CHANGE.text("count", fields.size());
    }
    return isPatchOther ? ShowWording.PATCH_OTHER.text() : ShowWording.NO_EFFECT.text();
  }
}
