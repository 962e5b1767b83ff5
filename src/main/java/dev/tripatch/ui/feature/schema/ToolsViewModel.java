package dev.tripatch.ui.feature.schema;

import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.json.FieldPath;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.overlay.OwnRule;
import dev.tripatch.schema.overlay.RuleTarget;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.ui.panes.document.SchemaDocuments;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.ui.settings.WhenChanged;
import dev.tripatch.workspace.Mistake;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.schemas.OwnSchemas;
import dev.tripatch.workspace.schemas.RuleField;
import dev.tripatch.workspace.schemas.RuleTrial;
import dev.tripatch.workspace.schemas.RuleTrial.TrialColumn;
import dev.tripatch.workspace.schemas.TriedRule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/** The rules that are tried for the selected field, and what every tool makes of each. */
public final class ToolsViewModel {

  /** What there is to see before a person chooses: two rules beside the present one. */
  private static final int FIRST = 2;

  private final ModelContext models;
  private final SchemaDocuments schemas;
  private final LatestWins<Question, Optional<Shown>> work;
  private final Map<RuleTarget, List<String>> chosen = new HashMap<>();
  private final BooleanProperty looking = new SimpleBooleanProperty();
  private final ReadOnlyObjectWrapper<Optional<Shown>> shown =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyStringWrapper hint = new ReadOnlyStringWrapper("");

  /**
   * A field with what comes out.
   *
   * @param proposals the rules that suggest themselves, as they are written
   * @param tried those that are tried, as they are written
   * @param columns what comes out, under the present rule first
   */
  public record Shown(
      RuleField field, List<String> proposals, List<String> tried, List<TrialColumn> columns) {}

  private record Question(
      ThreeWayInputs inputs,
      FieldPath selected,
      OwnSchemas own,
      Workbench workbench,
      Map<RuleTarget, List<String>> chosen) {

    Optional<Shown> answer() {
      return RuleField.named(inputs, selected).map(this::tried);
    }

    private Shown tried(RuleField field) {
      SchemaSource inForce = workbench.with(own).schemas();
      RuleTrial trial = new RuleTrial(inputs, inForce, workbench.schemas(), field);
      List<String> proposals = trial.proposals();
      List<String> wanted =
          chosen.getOrDefault(field.target(), proposals.stream().limit(FIRST).toList());
      List<TriedRule> rules = new ArrayList<>();
      List<String> read = new ArrayList<>();
      for (String text : wanted) {
        read(text, field.rule())
            .ifPresent(
                rule -> {
                  rules.add(rule);
                  read.add(rule.text());
                });
      }
      return new Shown(field, proposals, read, trial.with(rules));
    }
  }

  private static Optional<TriedRule> read(String text, FieldRule rule) {
    try {
      return Optional.of(TriedRule.read(text, rule));
    } catch (TriedRule.NoRuleException wrong) {
      return Optional.empty();
    }
  }

  /** Follows a selection. */
  public ToolsViewModel(ModelContext models) {
    this.models = models;
    this.schemas = models.documents().schemas();
    this.work = models.latest(Question::answer, this::show, this::fail);
    models.comparison().viewProperty().subscribe((before, now) -> changed());
    models.comparison().absenceProperty().subscribe(now -> changed());
    WhenChanged.run(this::changed, models.selection().choiceProperty(), looking);
  }

  private void changed() {
    if (looking.get()) {
      Optional<ThreeWayInputs> inputs =
          models.comparison().getView().flatMap(ComparisonView::inputs);
      Optional<FieldPath> selected = models.selection().getPath();
      if (inputs.isPresent() && selected.isPresent()) {
        work.ask(
            new Question(
                inputs.get(),
                selected.get(),
                schemas.getInForce(),
                models.workbench(),
                Map.copyOf(chosen)));
      } else {
        clear(why(inputs.isPresent()));
      }
    }
  }

  private String why(boolean isCalculated) {
    if (isCalculated) {
      return ToolWords.NO_FIELD.text();
    }
    return models.comparison().getView().isPresent()
        ? ToolWords.COMPOSING.text()
        : models.comparison().absenceProperty().get();
  }

  private void clear(String why) {
    work.forget();
    shown.set(Optional.empty());
    hint.set(why);
  }

  private void show(Optional<Shown> now) {
    hint.set(ToolWords.NO_FIELD.text());
    shown.set(now);
  }

  private void fail(RuntimeException problem) {
    clear(ToolWords.NOT_FOUND_OUT.text("line", Mistake.line(problem)));
  }

  /** Tries a rule, or no longer. */
  void toggle(String rule) {
    shown
        .get()
        .ifPresent(
            now -> {
              List<String> tried = new ArrayList<>(now.tried());
              if (!tried.remove(rule)) {
                tried.add(rule);
              }
              chosen.put(now.field().target(), List.copyOf(tried));
              changed();
            });
  }

  /** Tries a rule that a person writes; what is wrong with it, in a sentence, if it is none. */
  Optional<String> add(String text) {
    if (shown.get().isEmpty()) {
      return Optional.of(hint.get());
    }
    try {
      TriedRule rule = TriedRule.read(text, shown.get().get().field().rule());
      if (!shown.get().get().tried().contains(rule.text())) {
        toggle(rule.text());
      }
      return Optional.empty();
    } catch (TriedRule.NoRuleException wrong) {
      return Optional.of(String.valueOf(wrong.getMessage()));
    }
  }

  /** Makes a rule that is tried an own rule. */
  void write(TriedRule rule) {
    shown
        .get()
        .ifPresent(
            now -> {
              OwnRule own = now.field().own(rule, schemas.getOverlay());
              schemas.edit(
                  ToolWords.WRITE_NAME.text("field", now.field().path(), "rule", rule.title()),
                  Optional.of(now.field().path()),
                  schemas.getOverlay().with(own));
            });
  }

  /** Whether somebody looks; to be told by the view that shows it. */
  BooleanProperty lookingProperty() {
    return looking;
  }

  /** What there is to see; empty until it is known, and where there is nothing. */
  ReadOnlyObjectProperty<Optional<Shown>> shownProperty() {
    return shown.getReadOnlyProperty();
  }

  /** Why there is nothing to see. */
  ReadOnlyStringProperty hintProperty() {
    return hint.getReadOnlyProperty();
  }
}
