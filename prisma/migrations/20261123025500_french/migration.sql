ALTER TYPE "language" ADD VALUE 'fr' BEFORE 'en';
