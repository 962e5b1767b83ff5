package dev.tripatch.show;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.cluster.secret.MaskedDocument;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.cluster.secret.SecretLines;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.edit.Edit;
import dev.tripatch.document.edit.TextEdits;
import dev.tripatch.json.Value;
import dev.tripatch.merge.Branch;
import dev.tripatch.merge.ConflictMarks;
import dev.tripatch.merge.ManifestMerge;
import dev.tripatch.merge.ManifestMerge.ClashPlace;
import dev.tripatch.merge.NotMergedException;
import dev.tripatch.merge.Threefold;
import dev.tripatch.schema.SchemaSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A merge with all that is shown of it. What depends on decisions is {@link Result}. */
public final class MergeSheet {

  private final ManifestMerge merge;
  private final SchemaSource schemas;
  private final ConflictMarks marks;
  private final MergeObjects objects;
  private final Threefold<MergeText> texts;
  private final List<MergeRow> rows;
  private final Threefold<MergePane> panes;

  /**
   * What a draft makes of the merge.
   *
   * @param draft the draft
   * @param pane the result
   * @param byHand the conflicts that a person decided by typing
   * @param fault what is wrong with what was typed, with its place; empty if it can be read
   */
  public record Result(
      MergeDraft draft, MergePane pane, Set<ClashPlace> byHand, Optional<Fault> fault) {

    public Result {
      byHand = Set.copyOf(byHand);
    }

    /** Whether a conflict is undecided. */
    public boolean isOpen(ClashPlace clash) {
      return draft.isOpen(clash, byHand);
    }
  }

  /**
   * Something wrong in a text.
   *
   * @param line its line, counted from 1
   * @param message what it is, in a sentence
   */
  public record Fault(int line, String message) {}

  /**
   * Merges three versions of a file.
   *
   * @param versions line feeds only; null where the file is not there
   * @param marks marks what stays undecided
   * @throws NotMergedException if git has to merge them
   */
  public MergeSheet(Threefold<String> versions, SchemaSource schemas, ConflictMarks marks)
      throws NotMergedException {
    this.merge = ManifestMerge.of(versions, schemas);
    this.schemas = schemas;
    this.marks = marks;
    this.objects = MergeObjects.of(merge.objects());
    this.texts = versions.map(MergeText::read);
    MergeMasks masks = MergeMasks.of(given());
    Threefold<MergeText> shown = texts.map(masks::masked);
    Threefold<MergeFields> fields = Threefold.each(branch -> fields(shown, branch));
    this.rows = MergeRows.of(objects, fields);
    MergePainter painter = new MergePainter(rows, row -> false);
    this.panes = Threefold.each(branch -> pane(painter, versions, shown, fields, branch));
  }

  private Stream<MergeText> given() {
    return Stream.of(Branch.values()).map(texts::of).filter(Objects::nonNull);
  }

  private MergeFields fields(Threefold<MergeText> shown, Branch branch) {
    MergeText text = Objects.requireNonNullElseGet(shown.of(branch), () -> MergeText.read(""));
    return new MergeFields(text, objects, Optional.of(branch));
  }

  private static MergePane pane(
      MergePainter painter,
      Threefold<String> versions,
      Threefold<MergeText> shown,
      Threefold<MergeFields> fields,
      Branch branch) {
    return painter.paint(
        Objects.requireNonNullElse(versions.of(branch), ""),
        Objects.requireNonNullElseGet(shown.of(branch), () -> MergeText.read("")),
        Objects.requireNonNull(fields.of(branch)),
        Optional.of(branch));
  }

  /** The fields that a side changed. */
  public List<MergeRow> rows() {
    return rows;
  }

  /** Whether a file has several objects. */
  public boolean hasSeveralObjects() {
    return objects.objects().size() > 1;
  }

  /** What a version's pane shows. */
  public MergePane pane(Branch branch) {
    return Objects.requireNonNull(panes.of(branch));
  }

  /**
   * What a draft makes of the merge.
   *
   * @throws NotMergedException if decisions were made about a typed text that cannot be read
   */
  public Result result(MergeDraft draft) throws NotMergedException {
    String text = text(draft);
    MergeText read = MergeText.read(text);
    MergeText shown = MergeMasks.of(Stream.concat(given(), Stream.of(read))).masked(read);
    MergeFields fields = new MergeFields(read, objects, Optional.empty());
    Set<ClashPlace> byHand = read.fault().isPresent() ? Set.of() : byHand(draft, fields);
    Predicate<MergeRow> isOpen =
        row -> row.clash().filter(each -> draft.isOpen(each, byHand)).isPresent();
    MergePane pane =
        new MergePainter(rows, isOpen)
            .paint(
                text, shown, new MergeFields(shown, objects, Optional.empty()), Optional.empty());
    return new Result(draft, pane, byHand, shown.fault().map(each -> fault(each, shown)));
  }

  /** The result with another value at a field; empty if it cannot be written. */
  public Optional<String> withValue(Result result, MergeRow row, Value value) {
    MergeText text = MergeText.read(result.pane().exact());
    return objects.placesIn(text).entrySet().stream()
        .filter(each -> row.clash().filter(clash -> clash.object() == each.getValue()).isPresent())
        .findFirst()
        .map(Map.Entry::getKey)
        .flatMap(
            part -> changed(text.text(), part, TextEdits.set(part.document(), row.field(), value)));
  }

  private static Optional<String> changed(String text, MergeText.Part part, Edit edit) {
    String before = part.document().text();
    return edit instanceof Edit.Made made
        ? Optional.of(
            text.substring(0, part.start())
                + made.applyTo(before)
                + text.substring(part.start() + before.length()))
        : Optional.empty();
  }

  private static Fault fault(Diagnostic wrong, MergeText text) {
    return new Fault(text.whole().lines().lineOf(wrong.span().start()), wrong.message());
  }

  private Set<ClashPlace> byHand(MergeDraft draft, MergeFields fields) {
    Set<ClashPlace> byHand = new HashSet<>();
    if (draft.typed().isPresent()) {
      for (MergeRow row : rows) {
        row.clash().filter(clash -> isByHand(row, clash, draft, fields)).ifPresent(byHand::add);
      }
    }
    return byHand;
  }

  private static boolean isByHand(
      MergeRow row, ClashPlace clash, MergeDraft draft, MergeFields fields) {
    Value chosen = clash.clash().values().of(draft.choices().getOrDefault(clash, Branch.OURS));
    return !Objects.equals(chosen, fields.value(row.path()));
  }

  private String derived(Map<ClashPlace, Branch> choices) {
    return merge.text(choices, Optional.of(Branch.OURS), marks);
  }

  /**
   * What was typed stays where later choices have nothing to do with it. A conflict that was typed
   * and is decided now first gets another version than the chosen one: the change from that is one
   * that was not typed, and wins.
   */
  private String text(MergeDraft draft) throws NotMergedException {
    if (draft.typed().isEmpty()) {
      return derived(draft.choices());
    }
    MergeDraft.Typed typed = draft.typed().get();
    if (typed.choices().equals(draft.choices())) {
      return typed.text();
    }
    Map<ClashPlace, Branch> aside = new HashMap<>(typed.choices());
    draft
        .choices()
        .forEach(
            (clash, branch) -> {
              if (branch != typed.choices().get(clash)) {
                aside.put(clash, other(clash, branch));
              }
            });
    String between = derived(aside);
    String first = moved(derived(typed.choices()), typed.text(), between);
    return moved(between, first, derived(draft.choices()));
  }

  /** A version that has something else at a conflict. */
  private static Branch other(ClashPlace clash, Branch chosen) {
    Threefold<Value> values = clash.clash().values();
    return Stream.of(Branch.OURS, Branch.THEIRS, Branch.BASE)
        .filter(each -> !Objects.equals(values.of(each), values.of(chosen)))
        .findFirst()
        .orElse(chosen);
  }

  private String moved(String from, String typed, String to) throws NotMergedException {
    if (from.equals(to)) {
      return typed;
    }
    return from.equals(typed)
        ? to
        : ManifestMerge.of(new Threefold<>(from, typed, to), schemas)
            .text(Map.of(), Optional.of(Branch.THEIRS), marks);
  }

  /**
   * The text to save: with marks around what is undecided.
   *
   * @throws NotMergedException if something is undecided and the text cannot be read
   */
  public String toSave(Result result) throws NotMergedException {
    MergeDraft draft = result.draft();
    boolean isDecided =
        merge.clashes().stream().noneMatch(result::isOpen) || result.fault().isPresent();
    if (isDecided) {
      return result.pane().exact();
    }
    if (draft.typed().isEmpty()) {
      return merge.text(draft.choices(), Optional.empty(), marks);
    }
    String ours = derived(draft.choices());
    String typed = result.pane().exact();
    return ManifestMerge.of(
            new Threefold<>(
                moved(ours, typed, all(result, Branch.BASE)),
                typed,
                moved(ours, typed, all(result, Branch.THEIRS))),
            schemas)
        .text(Map.of(), Optional.empty(), marks);
  }

  /** The derived text where one version has all that is undecided. */
  private String all(Result result, Branch branch) {
    Map<ClashPlace, Branch> choices = new HashMap<>(result.draft().choices());
    merge.clashes().stream().filter(result::isOpen).forEach(each -> choices.put(each, branch));
    return derived(choices);
  }

  /**
   * Masks the Secrets in the texts of a merge; equal values have equal masks in all of them.
   *
   * @param masking knows all of them
   */
  private record MergeMasks(Masking masking) {

    /** The masks of these texts. */
    static MergeMasks of(Stream<MergeText> texts) {
      List<Value> secrets =
          texts
              .flatMap(text -> text.parts().stream())
              .flatMap(part -> part.document().root().stream())
              .map(Node::value)
              .filter(Masking::isSecret)
              .toList();
      return new MergeMasks(Masking.of(secrets));
    }

    /** A text as it is shown. Where it cannot be read, what looks like a Secret is masked. */
    MergeText masked(MergeText text) {
      if (text.fault().isPresent() && SecretLines.isLikely(text.text())) {
        List<Mask> masks = SecretLines.in(text.text());
        return new MergeText(MergeText.read(Mask.in(text.text(), masks)).whole(), List.of(), masks);
      }
      List<MergeText.Part> parts = new ArrayList<>();
      List<Mask> masks = new ArrayList<>();
      int moved = 0;
      for (MergeText.Part part : text.parts()) {
        SourceDocument document = part.document();
        int start = part.start() + moved;
        if (document.root().map(Node::value).filter(Masking::isSecret).isPresent()) {
          MaskedDocument hidden = masking.inPlace(document);
          hidden.masks().forEach(mask -> masks.add(mask.movedBy(part.start())));
          moved += hidden.document().text().length() - document.text().length();
          document = hidden.document();
        }
        parts.add(new MergeText.Part(start, document));
      }
      return masks.isEmpty()
          ? text
          : new MergeText(
              MergeText.whole(Mask.in(text.text(), masks), text.whole().diagnostics()),
              parts,
              masks);
    }
  }
}
