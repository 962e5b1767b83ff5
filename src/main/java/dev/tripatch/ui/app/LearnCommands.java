package dev.tripatch.ui.app;

import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.exercise.LessonProgress;
import dev.tripatch.learn.exercise.ProgressFile;
import dev.tripatch.ui.feature.course.CourseCommands;
import dev.tripatch.ui.feature.course.CourseViewModel;
import dev.tripatch.ui.feature.error.ErrorCommands;
import dev.tripatch.ui.feature.learn.GalleryCommands;
import dev.tripatch.ui.feature.learn.GalleryViewModel;
import dev.tripatch.ui.feature.learn.GuideFiles;
import dev.tripatch.ui.feature.learn.LessonExport;
import dev.tripatch.ui.feature.learn.LessonOfCase;
import dev.tripatch.ui.feature.learn.OwnLessons;
import dev.tripatch.ui.feature.learn.ReferenceCommands;
import dev.tripatch.ui.feature.learn.WebLinks;
import dev.tripatch.ui.theme.Appearance;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.dialog.Questions;
import dev.tripatch.ui.window.file.FileQuestions;
import dev.tripatch.ui.window.layout.MainView;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The commands of a window for learning and teaching, put together by hand. */
final class LearnCommands {

  private final WindowModels models;
  private final MainView view;
  private final WindowServices services;
  private final FileQuestions files;
  private @Nullable LessonProgress progress;
  final CourseCommands course;
  final GalleryCommands gallery;
  final ReferenceCommands reference;
  private final OwnLessons ownLessons;
  private final GuideFiles guideFiles;
  final LessonExport export;

  LearnCommands(
      WindowModels models,
      MainView view,
      WindowServices services,
      WindowContent.Threads threads,
      FileQuestions fileQuestions,
      Questions questions,
      ErrorCommands errors,
      CommandQueue queue,
      Appearance appearance,
      Runnable courseClosed) {
    this.models = models;
    this.view = view;
    this.services = services;
    this.files = fileQuestions;
    LessonOfCase ofCase = new LessonOfCase(models.comparison());
    WebLinks web = new WebLinks(services.browser(), threads.foreground(), view.status()::say);
    course =
        new CourseCommands(
            services,
            view,
            appearance.shownTextSizeProperty(),
            this::progress,
            new CourseCommands.Ways(
                link -> gallery().follow(link),
                this::openInWindow,
                () -> gallery().show(),
                courseClosed),
            new CourseCommands.Threads(threads.aside(), threads.foreground()),
            view.status()::say);
    // What fills the panes is to be seen.
    models.visit().visitedProperty().subscribe((before, now) -> course.close());
    gallery =
        new GalleryCommands(
            models.documents(),
            models.visit(),
            services,
            view,
            web,
            questions,
            this::progress,
            this::openAsPage,
            course::start,
            page -> reference().show(page),
            lesson -> reference().further(lesson),
            view.status()::say);
    reference =
        new ReferenceCommands(
            new WhatIsThis(
                    view,
                    models.comparison(),
                    models.selection(),
                    models.schema().tree(),
                    errors::shown)
                ::find,
            models.visit(),
            gallery,
            web,
            () -> view.getScene().getWindow(),
            appearance);
    ownLessons =
        new OwnLessons(
            gallery,
            ofCase,
            services.workbench(),
            fileQuestions,
            questions,
            threads.aside(),
            threads.foreground(),
            view.status()::say);
    guideFiles = new GuideFiles(fileQuestions, view.status()::say);
    export =
        new LessonExport(
            this::visited,
            models.comparison(),
            services.workbench(),
            fileQuestions,
            questions,
            queue,
            threads.aside(),
            threads.foreground(),
            view.status()::say);
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
    return models.visit().isVisiting()
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
              services.settingsFolder().map(folder -> new ProgressFile(folder, files::write)),
              view.status()::say);
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
