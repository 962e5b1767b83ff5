package dev.tripatch.ui.feature.schema;

import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.decide.OtherRows;
import dev.tripatch.decide.Otherwise;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.table.RowFinder;
import dev.tripatch.show.table.RowFinder.AppliedRow;
import dev.tripatch.show.table.TableRow;
import dev.tripatch.ui.panes.model.Answer;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.panes.model.SecretsViewModel.HiddenSecrets;
import dev.tripatch.ui.panes.model.Texts;
import dev.tripatch.ui.panes.model.Visited;
import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.ui.settings.WhenChanged;
import dev.tripatch.workspace.EditedTexts;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The decision table of the selected field: which row applies, and what the documents would have to
 * say for another one. The table is looked up at once; another row is tried aside.
 */
public final class RulesViewModel {

  private final ModelContext models;
  private final Consumer<Visited> sandbox;
  private final LatestWins<Question, Found> trials;
  private final ReadOnlyObjectWrapper<Optional<AppliedRow>> applied =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Otherwise>> otherwise =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<Otherwise> exact = Optional.empty();

  /**
   * What is asked.
   *
   * @param comparison as it is shown: secrets are masked in it
   * @param hidden knows the comparison without masks
   */
  private record Question(
      ThreeWayOutcome.Computed comparison, HiddenSecrets hidden, FieldPath field, TableRow row) {

    /** What is said tells no secret; what is changed holds them, for a mask is no value. */
    Found find() {
      Otherwise shown = new OtherRows(comparison).otherwise(field, row);
      Otherwise exact = hidden.isPresent() ? exact().orElse(shown) : shown;
      return exact instanceof Otherwise.Impossible(TableRow _, String why)
          ? new Found(this, new Otherwise.Impossible(row, masked(why)), exact)
          : new Found(this, shown, exact);
    }

    private String masked(String words) {
      return hidden.masking().map(masking -> masking.maskedWords(words)).orElse(words);
    }

    private Optional<Otherwise> exact() {
      return hidden.otherwise().apply(Revealed.ALL) instanceof Answer.Compared compared
          ? compared.view().computed().map(all -> new OtherRows(all).otherwise(field, row))
          : Optional.empty();
    }
  }

  /**
   * What was found.
   *
   * @param shown how the row could apply, to be said
   * @param exact the same, to be done
   */
  private record Found(Question question, Otherwise shown, Otherwise exact) {}

  /**
   * Follows a selection.
   *
   * @param sandbox shows other documents beside those of the person
   */
  public RulesViewModel(ModelContext models, Consumer<Visited> sandbox) {
    this.models = models;
    this.sandbox = sandbox;
    trials = models.latest(Question::find, this::answered, this::failed);
    WhenChanged.run(
        this::look, models.comparison().viewProperty(), models.selection().choiceProperty());
  }

  private void look() {
    trials.forget();
    exact = Optional.empty();
    otherwise.set(Optional.empty());
    applied.set(
        computed()
            .flatMap(
                answer ->
                    models.selection().getPath().map(path -> new RowFinder(answer).rowOf(path))));
  }

  private Optional<ThreeWayOutcome.Computed> computed() {
    return models.comparison().getView().flatMap(ComparisonView::computed);
  }

  /** Asks how a row of the table could apply; the answer comes later. */
  public void ask(TableRow row) {
    computed()
        .flatMap(answer -> applied.get().map(now -> question(answer, now.path(), row)))
        .ifPresent(trials::ask);
  }

  private Question question(ThreeWayOutcome.Computed answer, FieldPath field, TableRow row) {
    return new Question(answer, models.documents().secrets().hiddenProperty().get(), field, row);
  }

  private void answered(Found answer) {
    boolean isCurrent =
        computed().filter(answer.question().comparison()::equals).isPresent()
            && applied
                .get()
                .filter(now -> now.path().equals(answer.question().field()))
                .isPresent();
    if (isCurrent) {
      exact = Optional.of(answer.exact());
      otherwise.set(Optional.of(answer.shown()));
    }
  }

  private void failed(RuntimeException problem) {
    exact = Optional.empty();
    otherwise.set(Optional.empty());
  }

  /**
   * Makes the row that was asked for apply, in a sandbox.
   *
   * @return what keeps the texts from being changed so, in sentences; empty if nothing
   */
  public Optional<String> tryIt() {
    return exact.orElse(null) instanceof Otherwise.Possible possible
        ? models.documents().snapshot().flatMap(texts -> tryIt(possible, texts))
        : Optional.empty();
  }

  private Optional<String> tryIt(Otherwise.Possible possible, Texts asked) {
    ThreeDocuments<SourceDocument> sources = models.comparison().read(asked);
    return switch (EditedTexts.making(sources, possible.changes())) {
      case EditedTexts.Done done -> {
        FieldPath field = applied.get().orElseThrow().path();
        Map<Role, String> texts = sources.map(SourceDocument::text).toMap();
        texts.putAll(done.texts());
        sandbox.accept(
            new Visited(
                Visited.Kind.WHAT_IF,
                RuleWords.WHAT_IF_FIELD.text("field", field),
                texts,
                Optional.empty(),
                asked.mode()));
        models.selection().select(field);
        yield Optional.empty();
      }
      case EditedTexts.Refused refused -> Optional.of(refused.why());
    };
  }

  /** The table of the selected field and the row that applies; empty if none is selected. */
  public ReadOnlyObjectProperty<Optional<AppliedRow>> appliedProperty() {
    return applied.getReadOnlyProperty();
  }

  /** How the row that was asked for could apply; empty until that is known. */
  public ReadOnlyObjectProperty<Optional<Otherwise>> otherwiseProperty() {
    return otherwise.getReadOnlyProperty();
  }
}
