package dev.tripatch.show.table;

import dev.tripatch.engine.explain.Words;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Note;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.json.FieldPath;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.PatchStrategy;
import dev.tripatch.show.paint.Marks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What the Why panel says. */
public final class WhyTexts {
  private static final String SCHEMA = ShowWording.SCHEMA.text();

  private WhyTexts() {}

  /**
   * About a field with the outcome of itself or of what it is part of.
   *
   * @param isBalanced whether all reasons add up to the patch and the result
   */
  public static Why of(FieldPath path, FieldOutcome field, boolean isBalanced) {
    Words words = Words.of(field);
    List<Why.Fact> facts = new ArrayList<>();
    facts.add(new Why.Fact(ShowWording.RULE.text(), field.reason().rule()));
    if (!path.equals(field.path())) {
      facts.add(new Why.Fact(ShowWording.PART_OF.text(), field.path().toString()));
    }
    field.rule().ifPresent(rule -> facts.add(new Why.Fact(SCHEMA, schemaText(rule))));
    if (!isBalanced) {
      facts.add(new Why.Fact(ShowWording.CHECK.text(), ShowWording.NOT_BALANCED.text()));
    }
    return new Why(path, Marks.of(field), plain(words.headline()), words.sentence(), facts);
  }

  /**
   * About a part of a field that Kubernetes handles as one.
   *
   * @param why what there is to say of the whole field
   */
  public static Why inside(Why why, FieldOutcome whole, FieldOutcome part) {
    if (part.outcome().isLost()) {
      String headline = ShowWording.INSIDE_LOST_HEADLINE.text();
      return new Why(why.path(), Marks.of(part), headline, happens(part).text(), why.facts());
    }
    String path = whole.path().toString();
    String headline =
        (part.isConflict() ? ShowWording.INSIDE_DRIFTED_HEADLINE : ShowWording.INSIDE_HEADLINE)
            .text("whole", path);
    String drift = part.isConflict() ? ShowWording.INSIDE_LIVE_CHANGED.text() + " " : "";
    String sentence =
        drift + happens(part).text() + " " + ShowWording.INSIDE_SENT_WHOLE.text("whole", path);
    return new Why(why.path(), Marks.of(part), headline, sentence, why.facts());
  }

  /** About a place inside such a field where nothing differs. */
  public static Why sameInside(Why why, FieldOutcome whole) {
    String sentence =
        ShowWording.INSIDE_SAME.text()
            + " "
            + ShowWording.INSIDE_SENT_WHOLE.text("whole", whole.path());
    return new Why(
        why.path(),
        Optional.empty(),
        ShowWording.INSIDE_SAME_HEADLINE.text(),
        sentence,
        why.facts());
  }

  private static ShowWording happens(FieldOutcome part) {
    return switch (part.outcome()) {
      case ADDED -> ShowWording.INSIDE_ADDED;
      case DELETED -> ShowWording.INSIDE_REMOVED;
      case REORDERED -> ShowWording.INSIDE_MOVED;
      case LOST -> ShowWording.INSIDE_LOST;
      case CHANGED, REPLACED, KEPT, SAME, CLEARED, MERGED, LEFT_OUT, UNEXPLAINED ->
          ShowWording.INSIDE_CHANGED;
    };
  }

  /** About any field, where Kubernetes refuses. */
  public static Why refused(FieldPath path, Optional<Refusal> refusal) {
    return refusal
        .map(
            why ->
                new Why(
                    path,
                    Optional.empty(),
                    ShowWording.KUBERNETES_REFUSES.text(),
                    why.cause() + " " + why.remedy(),
                    List.of(
                        new Why.Fact(ShowWording.FIELD.text(), why.path().toString()),
                        new Why.Fact(ShowWording.KUBECTL_SAYS.text(), why.referenceText()))))
        .orElseGet(() -> new Why(path, Optional.empty(), "", "", List.of()));
  }

  /** The same with what is to be learned there. */
  public static Why with(Why why, List<Note> notes) {
    Why all = why;
    for (Note note : notes) {
      all = all.with(new Why.Fact(note.label(), plain(note.text())));
    }
    return all;
  }

  /** About a field of a composed patch that knows no strategies: the schema's are left out. */
  public static Why withoutStrategies(Why why, FieldOutcome field) {
    List<Why.Fact> facts = new ArrayList<>();
    for (Why.Fact fact : why.facts()) {
      facts.add(
          fact.label().equals(SCHEMA)
              ? new Why.Fact(SCHEMA, field.rule().orElseThrow().provenance())
              : fact);
    }
    return new Why(why.path(), why.mark(), why.headline(), why.sentence(), facts);
  }

  private static String schemaText(FieldRule rule) {
    String strategies =
        rule.strategies().stream().map(PatchStrategy::word).collect(Collectors.joining(","));
    String strategy =
        strategies.isEmpty() ? "" : ShowWording.STRATEGY.text("strategies", strategies);
    String key = rule.mergeKey().map(name -> ShowWording.MERGE_KEY.text("key", name)).orElse("");
    return rule.provenance() + strategy + key;
  }

  private static String plain(String text) {
    return text.replace("`", "");
  }
}
