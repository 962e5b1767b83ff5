package dev.tripatch.workspace.objects;

/** Follows work on many objects, and may end it. Called on any thread. */
public interface Watch {

  /** Nobody looks, and nobody ends it. */
  Watch NOBODY =
      new Watch() {
        @Override
        public void done(int done, int all) {}

        @Override
        public boolean isCancelled() {
          return false;
        }
      };

  /** So many of all are done. */
  void done(int done, int all);

  /** Whether the rest is not wanted any more. */
  boolean isCancelled();

  /** The same for a part of the work, whose own progress says nothing: it can only be ended. */
  default Watch forPart() {
    Watch whole = this;
    return new Watch() {
      @Override
      public void done(int done, int all) {}

      @Override
      public boolean isCancelled() {
        return whole.isCancelled();
      }
    };
  }
}
