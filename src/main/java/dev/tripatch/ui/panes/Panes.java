package dev.tripatch.ui.panes;

import dev.tripatch.document.Span;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.FieldOrder;
import dev.tripatch.show.FieldOrder.FieldPlace;
import dev.tripatch.show.paint.HazardMark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.editor.line.CopiedText;
import dev.tripatch.ui.panes.document.History;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.FindingsViewModel;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.model.StepperViewModel;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableIntegerValue;

/** The five panes, connected with what they show. */
public final class Panes {

  private final Map<Role, PaneView> views = new EnumMap<>(Role.class);
  private final List<Runnable> showUsual = new ArrayList<>();
  private final BooleanProperty stepping = new SimpleBooleanProperty();
  private final PaneFolding folding;
  private final ObservableIntegerValue textSize;
  private Consumer<Role> uncover = pane -> {};
  private final BooleanProperty showLinks = new SimpleBooleanProperty(true);
  private final BooleanProperty keepParents = new SimpleBooleanProperty(true);
  private final FieldScrolling scrolling;
  private final AlignedRows rows;
  private final CopiedText copied = new CopiedText();
  private final ReadOnlyObjectWrapper<Role> active = new ReadOnlyObjectWrapper<>(Role.LOCAL);

  /** Panes for some documents, their comparison and the selection in it, in a text size. */
  public Panes(ModelContext models, FindingsViewModel findings, ObservableIntegerValue textSize) {
    this.textSize = textSize;
    ComparisonViewModel comparison = models.comparison();
    SelectionViewModel selection = models.selection();
    for (Role pane : Role.values()) {
      PaneView view = new PaneView(pane, textSize);
      view.editor().commands().setCopied(copied);
      views.put(pane, view);
      connect(view, models, findings);
      findings.foundProperty().subscribe(found -> showHazards(view, found));
    }
    comparison
        .paneProperty(Role.PATCH)
        .subscribe((before, now) -> showHazards(view(Role.PATCH), findings.foundProperty().get()));
    selection.choiceProperty().subscribe(this::select);
    select(Optional.empty(), selection.choiceProperty().get());
    connectFindBars(models.documents().history());
    folding = new PaneFolding(views.values(), selection);
    Map<Role, PaneEditor> editors = new EnumMap<>(Role.class);
    views.forEach((pane, view) -> editors.put(pane, view.editor()));
    scrolling =
        new FieldScrolling(
            editors, () -> comparison.getView().map(FieldOrder::new), selection.choiceProperty());
    rows = new AlignedRows(editors, comparison, scrolling::alignAgain);
    link(Role.LAST_APPLIED, Role.LOCAL, models);
    link(Role.LOCAL, Role.LIVE, models);
    models
        .composer()
        .currentProperty()
        .subscribe(
            format -> {
              view(Role.LAST_APPLIED).setUnused(format.isPresent());
              view(Role.LOCAL).setUnused(format.isPresent());
            });
  }

  /** The size of their text, in pixels. */
  public ObservableIntegerValue textSizeProperty() {
    return textSize;
  }

  private void connect(PaneView view, ModelContext models, FindingsViewModel findings) {
    ComparisonViewModel comparison = models.comparison();
    SelectionViewModel selection = models.selection();
    switch (view.pane()) {
      case LAST_APPLIED, LOCAL, LIVE ->
          new DocumentPane(models, view, models.documents().of(view.pane()).orElseThrow());
      case PATCH -> showUsual.add(new PatchPane(models, view)::showAgain);
      case RESULT ->
          showUsual.add(new ResultPane(view, comparison, findings, selection::select)::showAgain);
    }
    keepParents.subscribe(wanted -> view.editor().keepParentsInView(wanted));
    comparison.showNoiseProperty().subscribe(shown -> view.editor().folding().setWanted(!shown));
    view.setOnUnfold(() -> comparison.showNoiseProperty().set(true));
    view.editor().setOnFieldChosen(path -> selection.select(path, view.pane()));
    view.editor()
        .setOnFieldTyped(selection::await, path -> selection.selectTyped(path, view.pane()));
    view.editor().setOnFieldSought(selection::select);
    view.editor().setPlaces((path, text) -> placeOf(path, text, comparison));
    view.editor().setExplainDirective(DirectiveHelp::explain);
    view.focusWithinProperty().subscribe((before, now) -> activate(view.pane(), now));
  }

  /** Lets each find bar search in all panes; only one bar does so at a time. */
  private void connectFindBars(History history) {
    for (PaneView view : views.values()) {
      List<FindRange.Place> places =
          views.values().stream()
              .map(
                  each ->
                      new FindRange.Place(
                          each.pane().title().toLowerCase(Locale.ROOT),
                          each.editor().finder(),
                          each.pane() == Role.LOCAL || each.pane() == Role.PATCH,
                          () -> uncover.accept(each.pane())))
              .toList();
      FindRange all =
          new FindRange(
              places,
              List.copyOf(views.keySet()).indexOf(view.pane()),
              edits -> history.act(PaneWords.REPLACE_IN_ALL_PANES.text(), edits));
      view.findBar().setAll(all, () -> closeOthers(view));
    }
  }

  private void closeOthers(PaneView opening) {
    boolean toAll = opening.findBar().searchesAll();
    views.values().stream()
        .filter(each -> !each.equals(opening))
        .filter(each -> toAll || each.findBar().isEverywhere())
        .forEach(each -> each.findBar().hide());
  }

  /** The find bar that searches in all panes if there is one, else that of the active pane. */
  public FindBar findBar() {
    return views.values().stream()
        .map(PaneView::findBar)
        .filter(FindBar::isEverywhere)
        .findFirst()
        .orElseGet(() -> activeView().findBar());
  }

  /** Brings a pane into view. */
  public void setUncover(Consumer<Role> handler) {
    uncover = handler;
  }

  /** Shapes between two panes connect their fields, where both panes are seen. */
  private void link(Role left, Role right, ModelContext models) {
    PaneEditor editor = view(right).editor();
    LinkStrip strip = new LinkStrip(models, view(left).editor(), editor);
    strip.visibleProperty().bind(view(left).visibleProperty().and(showLinks).and(stepping.not()));
    editor.setLeft(strip);
  }

  /** Shows the steps while somebody goes through them, and all as it was before afterwards. */
  public void follow(ModelContext models, StepperViewModel stepper, FindingsViewModel findings) {
    stepping.bind(stepper.onProperty());
    new SteppedPanes(
        models,
        views,
        stepper,
        () -> {
          showUsual.forEach(Runnable::run);
          views.values().forEach(view -> showHazards(view, findings.foundProperty().get()));
        });
  }

  /** Whether the lines that hold the first lines in view stay in view, in all panes. */
  public BooleanProperty keepParentsProperty() {
    return keepParents;
  }

  /** Whether shapes connect the changed fields of the documents. */
  public BooleanProperty showLinksProperty() {
    return showLinks;
  }

  /** Where a field is in a text that belongs to a comparison, or would be. */
  public static Optional<FieldPlace> placeOf(
      FieldPath path, PaneText text, ComparisonViewModel comparison) {
    return comparison.getView().flatMap(view -> new FieldOrder(view).placeOf(path, text));
  }

  /** Places are those of the text that was looked at; typed text moves its marks itself. */
  private static void showHazards(PaneView view, FindingsViewModel.Found found) {
    boolean isSameText =
        found
            .view()
            .filter(
                seen -> seen.pane(view.pane()).text().equals(view.editor().masks().maskedText()))
            .isPresent();
    if (isSameText) {
      view.editor().showHazards(HazardMarks.in(view.pane(), found.hazards()));
    } else if (found.view().isEmpty() || view.pane() == Role.PATCH) {
      view.editor().showHazards(List.of());
    }
  }

  private void activate(Role pane, boolean focused) {
    if (focused) {
      active.set(pane);
    }
  }

  private void select(
      Optional<SelectionViewModel.Choice> before, Optional<SelectionViewModel.Choice> now) {
    Optional<FieldPath> path = now.map(SelectionViewModel.Choice::path);
    Optional<Role> origin = now.flatMap(SelectionViewModel.Choice::origin);
    boolean isMoved = SelectionViewModel.Choice.isMoved(before, now);
    views.forEach(
        (pane, view) -> view.editor().select(path, !isMoved && !origin.equals(Optional.of(pane))));
  }

  /** What is folded in all of them. */
  public PaneFolding folding() {
    return folding;
  }

  /** What wraps their lines. */
  public AlignedRows rows() {
    return rows;
  }

  /** What scrolls them together. */
  public FieldScrolling scrolling() {
    return scrolling;
  }

  /** What was copied last in one of them. */
  public CopiedText copied() {
    return copied;
  }

  /** Proposes what may be written, where people write. */
  public void complete(Completing completing) {
    views.values().forEach(completing::in);
  }

  public PaneView view(Role pane) {
    return Objects.requireNonNull(views.get(pane));
  }

  /** All views, in order. */
  public List<PaneView> all() {
    return List.copyOf(views.values());
  }

  /** The pane that has the keyboard, or had it last. */
  public ReadOnlyObjectProperty<Role> activeProperty() {
    return active.getReadOnlyProperty();
  }

  /** The view of the pane that has the keyboard, or had it last. */
  public PaneView activeView() {
    return view(active.get());
  }

  /** What brings back the keyboard's pane and each pane's caret, once their texts are these. */
  public Runnable setAside() {
    Role before = active.get();
    List<Runnable> carets = all().stream().map(each -> each.editor().caret().setAside()).toList();
    return () -> {
      carets.forEach(Runnable::run);
      focus(before);
    };
  }

  /** Brings a pane into view that may be in a tab. */
  public void bringIntoView(Role pane) {
    uncover.accept(pane);
  }

  /** Gives a pane the keyboard. */
  public void focus(Role pane) {
    view(pane).editor().caret().focus();
  }

  /** Hazards as marks of panes. */
  private static final class HazardMarks {
    private HazardMarks() {}

    /** Those with a place in a pane's document. */
    static List<HazardMark> in(Role pane, List<Hazard> hazards) {
      return hazards.stream()
          .filter(hazard -> hazard.where() == pane)
          .flatMap(hazard -> hazard.span().stream().map(span -> mark(hazard, pane, span)))
          .toList();
    }

    private static HazardMark mark(Hazard hazard, Role pane, Span span) {
      return new HazardMark(
          pane,
          span,
          hazard.path(),
          hazard.kind().title() + ". " + hazard.sentence() + " " + hazard.remedy());
    }
  }
}
