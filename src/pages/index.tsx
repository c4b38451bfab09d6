import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {Community} from './_components/home/Community';
import {Demonstration} from './_components/home/Demonstration';
import {Events} from './_components/home/Events';
import {Features} from './_components/home/Features';
import {Hero} from './_components/home/Hero';
import {LatestPosts} from './_components/home/LatestPosts';
import {Users} from './_components/home/Users';

export default function Home(): React.ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      title={siteConfig.tagline}
      description="OpenRefine is a free, open-source application that finds and mends inconsistencies in tables. It runs on your own computer, with Windows, macOS or Linux."
    >
      <main>
        <Hero />
        <Events />
        <Demonstration />
        <Features />
        <Users />
        <LatestPosts />
        <Community />
      </main>
    </Layout>
  );
}
