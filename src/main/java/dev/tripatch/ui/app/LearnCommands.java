package dev.tripatch.ui.app;

import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.exercise.LessonProgress;
import dev.tripatch.learn.exercise.ProgressFile;
import dev.tripatch.ui.feature.course.CourseCommands;
import dev.tripatch.ui.feature.course.CourseViewModel;
import dev.tripatch.ui.feature.learn.GalleryCommands;
import dev.tripatch.ui.feature.learn.GalleryViewModel;
import dev.tripatch.ui.feature.learn.GuideFiles;
import dev.tripatch.ui.feature.learn.LessonExport;
import dev.tripatch.ui.feature.learn.LessonOfCase;
import dev.tripatch.ui.feature.learn.OwnLessons;
import dev.tripatch.ui.feature.learn.ReferenceCommands;
import dev.tripatch.ui.feature.learn.WebLinks;
import dev.tripatch.ui.feature.problems.ErrorCommands;
import dev.tripatch.ui.settings.Appearance;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.WindowContext;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The commands of a window for learning and teaching, put together by hand. */
final class LearnCommands {

  private final WindowContext window;
  private final WindowModels models;
  private @Nullable LessonProgress progress;
  final CourseCommands course;
  final GalleryCommands gallery;
  final ReferenceCommands reference;
  private final OwnLessons ownLessons;
  private final GuideFiles guideFiles;
  final LessonExport export;

  LearnCommands(
      WindowContext window,
      WindowModels models,
      ErrorCommands errors,
      Appearance appearance,
      Runnable courseClosed) {
    this.window = window;
    this.models = models;
    LessonOfCase ofCase = new LessonOfCase(window.comparison());
    course =
        new CourseCommands(
            window,
            this::progress,
            new CourseCommands.Ways(
                link -> gallery().follow(link),
                this::openInWindow,
                () -> gallery().show(),
                courseClosed));
    // What fills the panes is to be seen.
    models.visit.visitedProperty().subscribe((before, now) -> course.close());
    gallery =
        new GalleryCommands(
            window,
            models.visit,
            this::progress,
            this::openAsPage,
            course::start,
            page -> reference().show(page),
            lesson -> reference().further(lesson));
    reference =
        new ReferenceCommands(
            new WhatIsThis(
                    window.view(),
                    window.comparison(),
                    window.selection(),
                    models.schema.tree(),
                    errors::shown)
                ::find,
            models.visit,
            gallery,
            new WebLinks(window),
            () -> window.view().getScene().getWindow(),
            appearance);
    ownLessons = new OwnLessons(window, gallery, ofCase);
    guideFiles = new GuideFiles(window.dialogs(), window::say);
    export = new LessonExport(window, this::visited);
  }

  /** Gallery and reference lead to each other, when somebody reads them. */
  private ReferenceCommands reference() {
    return reference;
  }

  /** The lesson on the page, or in the panes. */
  private Optional<Lesson> visited() {
    if (course.isOpen()) {
      return course.model().openProperty().get().map(CourseViewModel.OpenPage::lesson);
    }
    return models.visit.isVisiting()
        ? gallery.model().currentProperty().get().map(GalleryViewModel.OpenLesson::lesson)
        : Optional.empty();
  }

  private GalleryCommands gallery() {
    return gallery;
  }

  private LessonProgress progress() {
    if (progress == null) {
      progress =
          new LessonProgress(
              window
                  .services()
                  .settingsFolder()
                  .map(folder -> new ProgressFile(folder, window.dialogs()::write)),
              window::say);
    }
    return progress;
  }

  private boolean openAsPage(Lesson lesson) {
    boolean isPage = CourseCommands.isPage(lesson);
    if (isPage) {
      course.open(gallery.model().bookOf(lesson), lesson);
    }
    return isPage;
  }

  private void openInWindow(Lesson lesson) {
    course.close();
    gallery.show();
    gallery.model().openInPanes(lesson);
  }

  List<Feature> features() {
    return List.of(course, gallery, reference, guideFiles, ownLessons, export);
  }
}
