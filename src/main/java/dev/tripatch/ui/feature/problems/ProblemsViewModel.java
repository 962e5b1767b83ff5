package dev.tripatch.ui.feature.problems;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;
import dev.tripatch.document.data.DataFault;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.FindingsViewModel;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.settings.WhenChanged;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/** All that is wrong in the texts of the object that is shown, in the order of the texts. */
public final class ProblemsViewModel {

  private final ModelContext models;
  private final Documents documents;
  private final FindingsViewModel findings;
  private final ReadOnlyObjectWrapper<List<Problem>> all = new ReadOnlyObjectWrapper<>(List.of());
  private final ObjectProperty<Optional<Problem>> chosen =
      new SimpleObjectProperty<>(Optional.empty());

  /** Follows the texts, what cannot be read in them and what was found in their comparison. */
  public ProblemsViewModel(ModelContext models, FindingsViewModel findings) {
    this.models = models;
    this.documents = models.documents();
    this.findings = findings;
    WhenChanged.run(
        this::look,
        models.comparison().errors().shownProperty(),
        documents.schemas().faultProperty());
    findings.foundProperty().subscribe(found -> look());
  }

  private void look() {
    List<Problem> found = new ArrayList<>();
    models
        .comparison()
        .errors()
        .getShown()
        .diagnostics()
        .forEach((role, wrong) -> wrong.forEach(each -> found.addAll(unusable(role, each))));
    findings
        .foundProperty()
        .get()
        .unused()
        .forEach((role, wrong) -> found.addAll(unusable(role, wrong)));
    // What was found before in a text that cannot be read is not at its place any more.
    Set<Optional<Role>> unread = found.stream().map(Problem::where).collect(Collectors.toSet());
    findings.foundProperty().get().hazards().stream()
        .filter(each -> !unread.contains(Optional.of(each.where())))
        .forEach(each -> found.add(known(each)));
    found.sort(Comparator.comparingInt(each -> each.where().map(Hazard.ORDER::indexOf).orElse(-1)));
    documents.schemas().faultProperty().get().ifPresent(fault -> found.add(ofRules(fault)));
    // Of two that are the same, the way would not get past the first.
    List<Problem> now = found.stream().distinct().toList();
    if (!now.equals(all.get())) {
      all.set(now);
    }
  }

  /** What Kubernetes refuses of a patch is among its hazards. */
  private List<Problem> unusable(Role role, Diagnostic wrong) {
    boolean isWarning = wrong.severity() == Diagnostic.Severity.WARNING;
    if (isWarning || isRefused(role)) {
      return List.of();
    }
    String text =
        role == Role.PATCH
            ? documents.drafts().currentText().map(draft -> draft.getText()).orElse("")
            : documents.of(role).map(document -> document.getText()).orElse("");
    return List.of(Problem.of(Optional.of(role), line(role, Lines.of(text), wrong.span()), wrong));
  }

  private Problem known(Hazard hazard) {
    int line =
        hazard
            .span()
            .flatMap(span -> shown(hazard.where()).map(lines -> line(hazard.where(), lines, span)))
            .orElse(0);
    return Problem.of(line, hazard);
  }

  /** Whether the composed patch is refused. */
  private boolean isRefused(Role role) {
    return role == Role.PATCH && !models.comparison().errors().getShown().refused().isEmpty();
  }

  /** The lines of the text that a hazard was found in; a pane knows its own already. */
  private Optional<Lines> shown(Role role) {
    Optional<ComparisonView> view = findings.foundProperty().get().view();
    return isRefused(role)
        ? documents.drafts().currentText().map(draft -> Lines.of(draft.getText()))
        : view.map(it -> it.pane(role).lines());
  }

  private int line(Role role, Lines lines, Span span) {
    int before = documents.of(role).map(it -> it.getOpened().linesBefore()).orElse(0);
    return before + lines.lineOf(Math.min(span.start(), lines.endOf(lines.count())));
  }

  private Problem ofRules(DataFault fault) {
    Lines lines = Lines.of(documents.schemas().text().getText());
    int line = Math.clamp(fault.line(), 1, lines.count());
    Span place = new Span(lines.startOf(line), lines.endOf(line));
    return Problem.of(
        Optional.empty(),
        line,
        new Diagnostic(Diagnostic.Severity.ERROR, place, fault.problem(), ""));
  }

  /** All of them. */
  public ReadOnlyObjectProperty<List<Problem>> allProperty() {
    return all.getReadOnlyProperty();
  }

  /** The one that a person looks at. */
  ObjectProperty<Optional<Problem>> chosenProperty() {
    return chosen;
  }

  FindingsViewModel findings() {
    return findings;
  }

  /**
   * The next problem in a direction, from the one that a person looks at, or the field.
   *
   * @param here the selected field
   */
  Optional<Problem> next(int by, Optional<FieldPath> here) {
    List<Problem> problems = all.get();
    if (problems.isEmpty()) {
      return Optional.empty();
    }
    int at = at(here);
    int next =
        at < 0 ? (by > 0 ? 0 : problems.size() - 1) : Math.floorMod(at + by, problems.size());
    return Optional.of(problems.get(next));
  }

  private int at(Optional<FieldPath> here) {
    return chosen
        .get()
        .filter(it -> it.path().isRoot() || here.filter(it.path()::equals).isPresent())
        .map(all.get()::indexOf)
        .filter(index -> index >= 0)
        .orElseGet(() -> here.map(this::indexOf).orElse(-1));
  }

  /** Whether there is no further problem in a direction. */
  boolean isEnd(int by, Optional<FieldPath> here) {
    int at = at(here);
    return all.get().isEmpty() || at >= 0 && (at + by < 0 || at + by == all.get().size());
  }

  private int indexOf(FieldPath path) {
    return all.get().stream().map(Problem::path).toList().indexOf(path);
  }

  /** The texts that have problems, in their order. */
  static List<Optional<Role>> texts(List<Problem> problems) {
    return problems.stream().map(Problem::where).distinct().toList();
  }
}
