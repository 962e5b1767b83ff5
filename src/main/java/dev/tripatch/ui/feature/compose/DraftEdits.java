package dev.tripatch.ui.feature.compose;

import dev.tripatch.document.Format;
import dev.tripatch.document.Node;
import dev.tripatch.document.Place;
import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.Loss;
import dev.tripatch.engine.format.PatchEffect;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.SmallestPatch;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.workspace.DraftChange;
import dev.tripatch.workspace.FieldAction;
import dev.tripatch.workspace.Mistake;
import dev.tripatch.workspace.PatchText;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * Edits of the composed patch by what it is to do. Each is tried out aside, written with as few
 * changes of the text as can be, and one step of the history.
 */
public final class DraftEdits {

  private final ModelContext models;
  private final ComposerViewModel composer;
  private final Consumer<String> say;
  private final Consumer<Span> onWritten;
  private final LatestWins<Job, Outcome> work;
  private Runnable onEmpty = () -> {};

  /**
   * What is to be done.
   *
   * @param name for people, and for undo
   * @param field what it is about; empty for the whole patch
   * @param before the patch as it is
   * @param notation how a patch is written that says nothing yet
   * @param edit makes the other patch of it; empty if that cannot be
   */
  private record Job(
      String name,
      Optional<FieldPath> field,
      PatchFormat format,
      String before,
      Format notation,
      PatchEffect effect,
      BiFunction<PatchEffect, Value, Optional<Value>> edit) {

    Outcome done() {
      SourceDocument read = SourceReader.read("patch", before);
      Optional<String> after =
          read.root()
              .map(Node::value)
              .flatMap(value -> edit.apply(effect, value))
              .map(value -> PatchText.with(read, value, notation));
      return new Outcome(this, after);
    }
  }

  private record Outcome(Job job, Optional<String> after) {}

  /**
   * Edits the drafts of a composer.
   *
   * @param say says what was done
   * @param onWritten gets what was written in the patch, for the person to change; empty at its
   *     place if that is more than a value
   */
  public DraftEdits(ModelContext models, Consumer<Span> onWritten, Consumer<String> say) {
    this.models = models;
    this.composer = models.composer();
    this.say = say;
    this.onWritten = onWritten;
    work =
        models.latest(
            Job::done,
            this::show,
            problem -> say.accept(ComposeWords.NOT_EDITED.text("line", Mistake.line(problem))));
  }

  /** From now on, another format continues what is composed. */
  public void convertFormats() {
    composer.setConversion(this::convert);
  }

  /**
   * Makes the composed patch do this with a field. Where nothing is composed yet, the patch that is
   * shown is gone on with.
   */
  public void act(FieldAction action, FieldPath field) {
    String name = action.title() + " " + field;
    ask(name, Optional.of(field), changing(field, action));
  }

  private BiFunction<PatchEffect, Value, Optional<Value>> changing(
      FieldPath field, FieldAction action) {
    PatchFormat format = format();
    return (effect, draft) -> new DraftChange(effect, format).with(draft, field, action);
  }

  /**
   * Makes the composed patch move an item of the result within its list.
   *
   * @param before the item to put it before; empty for the end of the list
   */
  public void move(FieldPath item, Optional<FieldPath> before) {
    PatchFormat format = format();
    ask(
        ComposeWords.MOVE_ITEM.text("item", item),
        Optional.of(item),
        (effect, draft) -> new DraftChange(effect, format).moving(draft, item, before));
  }

  /** Begins with a patch that does nothing. */
  public void startEmpty() {
    composer.startEmpty();
    onEmpty.run();
  }

  /** Runs something when an empty patch was begun. */
  public void setOnEmpty(Runnable handler) {
    onEmpty = handler;
  }

  /** Takes out of the composed patch what it does without. */
  public void minimise() {
    PatchFormat format = format();
    ask(
        ComposeWords.MINIMISE_THE_PATCH.text(),
        Optional.empty(),
        (effect, draft) -> Optional.of(SmallestPatch.of(effect, format, draft)));
  }

  private PatchFormat format() {
    return composer
        .currentProperty()
        .get()
        .orElseGet(() -> models.comparison().patch().getWanted());
  }

  private void ask(
      String name,
      Optional<FieldPath> field,
      BiFunction<PatchEffect, Value, Optional<Value>> edit) {
    Optional<PatchEffect> effect = effect();
    if (effect.isEmpty()) {
      say.accept(ComposeWords.NO_LIVE_OBJECT.text());
      return;
    }
    Format notation = models.comparison().patch().notationProperty().get();
    work.ask(new Job(name, field, format(), base(), notation, effect.get(), edit));
  }

  /** Says the composed patch in another format, by what it does to live. */
  private Optional<String> convert(PatchFormat from, PatchFormat to) {
    Optional<PatchEffect> effect = effect();
    String text = composer.drafts().in(from).getText();
    SourceDocument read = SourceReader.read("patch", text);
    Optional<MapValue> result =
        effect.flatMap(known -> read.decoded().flatMap(patch -> known.of(from, patch)));
    Optional<String> other =
        result
            .flatMap(wanted -> effect.get().leadingTo(to, wanted))
            .map(
                patch ->
                    PatchText.written(patch, models.comparison().patch().notationProperty().get()));
    if (other.isEmpty()) {
      String why =
          result
              .flatMap(wanted -> effect.get().hindrance(to, wanted))
              .map(Loss::withField)
              .orElse(ComposeWords.CANNOT_BE_APPLIED.text());
      say.accept(ComposeWords.PATCH_NOT_CONVERTED.text("why", why, "from", from.title()));
    } else {
      say.accept(
          ComposeWords.CONVERTED_WITH_SAME.text(
              "to", to.title(), "of", ConversionLoss.of(read, from, to)));
    }
    return other;
  }

  private Optional<PatchEffect> effect() {
    Optional<MapValue> live =
        models.comparison().read(Role.LIVE).flatMap(SourceDocument::decodedObject);
    return live.flatMap(
        object ->
            models
                .comparison()
                .getView()
                .map(view -> new PatchEffect(object, view.schemaScope().answer())));
  }

  /** The draft; where there is none yet, what is calculated. */
  private String base() {
    PatchFormat format = format();
    String draft = composer.drafts().in(format).getText();
    return draft.isBlank() ? composer.beginning(format) : draft;
  }

  private void show(Outcome outcome) {
    Job job = outcome.job();
    if (!job.before().equals(base()) || job.format() != format()) {
      say.accept(ComposeWords.PATCH_CHANGED_MEANWHILE.text("job", job.name()));
    } else if (outcome.after().isEmpty()) {
      say.accept(
          ComposeWords.CANNOT_SAY_HERE.text("job", job.name(), "format", job.format().title()));
    } else if (outcome.after().get().equals(job.before())) {
      say.accept(ComposeWords.NOTHING_TO_CHANGE.text("job", job.name()));
    } else {
      write(job, outcome.after().get());
    }
  }

  private void write(Job job, String text) {
    composer.goOn(job.format(), job.before());
    DocumentViewModel draft = composer.drafts().in(job.format());
    models.documents().history().act(job.name(), job.field(), () -> draft.type(text));
    say.accept(ComposeWords.PATCH_CHANGED.text("job", job.name()));
    job.field().ifPresent(field -> onWritten.accept(written(text, field)));
  }

  /** The field's value without its quotes; the place where it begins, or the end of the patch. */
  private static Span written(String text, FieldPath field) {
    SourceDocument read = SourceReader.read("patch", text);
    return Places.of(read)
        .locate(field)
        .map(Place::node)
        .or(() -> read.root().flatMap(DraftEdits::lastOperand))
        .map(value -> toChange(value, text))
        .orElseGet(() -> at(text.stripTrailing().length()));
  }

  /** What the last operation of a JSON Patch writes. */
  private static Optional<Node> lastOperand(Node patch) {
    return patch instanceof Node.ListNode list
            && !list.items().isEmpty()
            && list.items().getLast().node() instanceof Node.MapNode operation
        ? operation.entries().stream()
            .filter(entry -> entry.key().equals("value"))
            .map(Node.Entry::node)
            .findFirst()
        : Optional.empty();
  }

  private static Span toChange(Node value, String text) {
    Span span = value.span();
    boolean isWord =
        value instanceof Node.ScalarNode scalar && !(scalar.value() instanceof NullValue);
    if (!isWord || span.in(text).indexOf('\n') >= 0) {
      return at(span.start());
    }
    boolean isQuoted = span.length() > 1 && "\"'".indexOf(text.charAt(span.start())) >= 0;
    return isQuoted ? new Span(span.start() + 1, span.end() - 1) : span;
  }

  private static Span at(int place) {
    return new Span(place, place);
  }

  /** What a patch said that is not said when the same effect is written in another format. */
  static final class ConversionLoss {

    private static final Pattern COMMENT = Pattern.compile("(?m)(^|\\s)#");
    private static final StringValue TEST = new StringValue("test");

    private ConversionLoss() {}

    /** Sentences, each with a space before it; empty if nothing is lost. */
    static String of(SourceDocument read, PatchFormat from, PatchFormat to) {
      Optional<Value> patch = read.root().map(Node::value);
      String directives =
          from == PatchFormat.STRATEGIC
                  && to != from
                  && patch.filter(ConversionLoss::directs).isPresent()
              ? ComposeWords.RESULT_NOT_DIRECTIVES.text()
              : "";
      String tests =
          from == PatchFormat.JSON && to != from && patch.filter(ConversionLoss::tests).isPresent()
              ? ComposeWords.TEST_OPERATIONS_STAY.text()
              : "";
      boolean hasComments = read.format() == Format.YAML && COMMENT.matcher(read.text()).find();
      return directives + tests + (hasComments ? ComposeWords.COMMENTS_STAY.text() : "");
    }

    private static boolean directs(Value value) {
      return switch (value) {
        case MapValue map ->
            map.entries().entrySet().stream()
                .anyMatch(each -> each.getKey().startsWith("$") || directs(each.getValue()));
        case ListValue list -> list.items().stream().anyMatch(ConversionLoss::directs);
        case Value _ -> false;
      };
    }

    private static boolean tests(Value value) {
      return value instanceof ListValue operations
          && operations.items().stream()
              .anyMatch(
                  each -> each instanceof MapValue operation && TEST.equals(operation.get("op")));
    }
  }
}
