package dev.tripatch.ui.app;

import dev.tripatch.ui.feature.compose.DraftEdits;
import dev.tripatch.ui.feature.compose.PatchCommands;
import dev.tripatch.ui.feature.course.CourseCommands;
import dev.tripatch.ui.feature.dialects.DialectsViewModel;
import dev.tripatch.ui.feature.dialects.ServerSideViewModel;
import dev.tripatch.ui.feature.learn.GalleryCommands;
import dev.tripatch.ui.feature.learn.ReferenceCommands;
import dev.tripatch.ui.feature.objects.ObjectCommands;
import dev.tripatch.ui.feature.problems.ErrorCommands;
import dev.tripatch.ui.feature.schema.SchemaCommands;
import dev.tripatch.ui.feature.schema.SchemaCommands.SchemaModels;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.FindingsViewModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.model.StepperViewModel;
import dev.tripatch.ui.panes.model.Visit;
import dev.tripatch.ui.settings.Appearance;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.Presenter;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.action.Actions;
import dev.tripatch.ui.window.action.Keys;
import dev.tripatch.ui.window.file.ChangedFiles;
import dev.tripatch.ui.window.file.FileCommands;
import dev.tripatch.ui.window.layout.MainView;
import javafx.scene.Scene;

/** The parts of a window, for tests that look at one of them. */
public record OpenContent(WindowContent window) {

  /** The parts of a window on the screen. */
  public static OpenContent of(TripatchWindow window) {
    return new OpenContent(window.content());
  }

  /** Shows documents. */
  public void open(StartDocuments start) {
    window.open(start);
  }

  public CommandQueue queue() {
    return window.features.queue;
  }

  public ChangedFiles changedFiles() {
    return window.features.changedFiles;
  }

  public Documents documents() {
    return window.models.documents;
  }

  public DocumentFiles documentFiles() {
    return window.features.documentFiles;
  }

  public ComparisonViewModel comparison() {
    return window.models.comparison;
  }

  public DialectsViewModel dialects() {
    return window.models.dialects;
  }

  public FindingsViewModel findings() {
    return window.models.findings;
  }

  public DecisionsViewModel decisions() {
    return window.models.decisions;
  }

  public ServerSideViewModel serverSide() {
    return window.models.serverSide;
  }

  public SchemaCommands schemas() {
    return window.features.schemas;
  }

  public SchemaModels schema() {
    return window.models.schema;
  }

  public SelectionViewModel selection() {
    return window.models.selection;
  }

  public StepperViewModel stepper() {
    return window.models.stepper;
  }

  public Appearance appearance() {
    return window.appearance;
  }

  public Visit visit() {
    return window.models.visit;
  }

  public ReferenceCommands reference() {
    return window.features.learn.reference;
  }

  public CourseCommands course() {
    return window.features.learn.course;
  }

  public GalleryCommands gallery() {
    return window.features.learn.gallery;
  }

  public Presenter presenter() {
    return window.features.presenter;
  }

  public Keys keys() {
    return window.features.keys;
  }

  public Actions actions() {
    return window.features.actions;
  }

  public MainView view() {
    return window.view;
  }

  public Scene scene() {
    return window.scene;
  }

  public ObjectCommands objects() {
    return window.features.objects;
  }

  public ErrorCommands errors() {
    return window.features.errors;
  }

  public FileCommands files() {
    return window.features.files;
  }

  public ComposerViewModel composer() {
    return window.models.composer;
  }

  public DraftEdits drafts() {
    return window.features.drafts;
  }

  public PatchCommands patches() {
    return window.features.patches;
  }
}
